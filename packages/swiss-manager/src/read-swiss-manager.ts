// The whole file: its sections, and what they say of each other.
import { withoutUndefined } from '@crosstable/core';
import { errorAtByte as errorAt } from '@crosstable/core/text';

import { gamesOf } from './games.js';
import { notesOnPairs, notesOnPlayers, notesOnSettings } from './notes.js';
import { forbiddenPairsOf, pairsByHandOf } from './pairs.js';
import { playersOf } from './players.js';
import { notesOnResults, scoringOf } from './results.js';
import { recordsOf, scheduleOf } from './rounds.js';
import { sectionsOf } from './sections.js';
import { settingsOf } from './settings.js';
import type { SwissManagerFile, SwissManagerPlayer, SwissManagerTiebreak } from './swiss-manager-file.js';
import {
  isFreeRound,
  matchRecordsOf,
  matchesOf,
  notesOnMatches,
  notesOnVacantBoards,
  pointsOfByes,
  teamsOf,
} from './teams.js';
import { BY_HAND, matchScoringOf, tiebreaksOf } from './tiebreaks.js';

/** The values entered by hand, where the list has a column of them. Players without one are equal. */
function manualOf(
  players: readonly SwissManagerPlayer[],
  tiebreaks: readonly SwissManagerTiebreak[],
): SwissManagerFile['manual'] {
  const column = tiebreaks.find(({ code }) => code === BY_HAND);
  if (column === undefined) return undefined;
  return { [BY_HAND]: new Map(players.map(({ id, manualValue = 0 }) => [id, manualValue])) };
}

/**
 * Reads a file of Swiss-Manager: .TUNX, .TURX, .TUTX or .TUMX. The content decides which of these it is, whatever its name.
 *
 * @param bytes - The file.
 * @returns The tournament: its players, the games of the rounds that were paired, or teams and matches, and its tie-breaks. The file
 *   has no points and no ranks. `notes` lists the readings by a rule that isn't certain.
 * @throws TypeError for anything but a Uint8Array; RangeError for another file, a part of one, one that contradicts itself, and one
 *   with a result that nobody has described, with the place and what to do.
 *
 * Cost: linear in the length of the file.
 *
 * @example
 * ```ts
 * import { readSwissManager } from '@crosstable/swiss-manager';
 *
 * readSwissManager(new Uint8Array([0x93, 0xff, 0x89, 0x44])); // throws RangeError: end (byte 4): expected a whole file of …
 * ```
 */
export function readSwissManager(bytes: Uint8Array): SwissManagerFile {
  const sections = sectionsOf(bytes);
  const settings = settingsOf(sections.header);
  const { isOfTeams, pairedRounds, addedPointsCount } = settings;
  const players = playersOf(sections.players, settings);
  const schedule = scheduleOf(sections.schedule, settings);
  const paired = recordsOf(sections.games, schedule, settings).slice(0, pairedRounds);
  const { tiebreaks, notes: notesOnTiebreaks } = tiebreaksOf(settings.tiebreaks, isOfTeams);
  const pairsByHand = pairsByHandOf(paired);
  const notes = [
    ...notesOnSettings(settings, paired.flat()),
    ...notesOnTiebreaks,
    ...notesOnPlayers(players, settings),
    ...notesOnResults(paired.flat()),
    ...notesOnPairs(pairsByHand),
  ];
  const file = {
    ...settings.about,
    schedule: schedule.slice(0, settings.rounds).map(({ games: _games, matches: _matches, ...round }) => round),
    players,
    tiebreaks,
    manual: manualOf(players, tiebreaks),
    adjustments: players.flatMap(({ id, addedPoints: points }) =>
      addedPointsCount && points !== undefined ? [{ player: id, points }] : [],
    ),
    forbiddenPairs: sections.forbiddenPairs === undefined ? [] : forbiddenPairsOf(sections.forbiddenPairs, settings),
    pairsByHand,
    notes,
  };
  const { ofTeams } = sections;
  if (isOfTeams !== (ofTeams !== undefined)) {
    const expected = isOfTeams
      ? 'a section of teams in a tournament of teams'
      : 'no section of teams in a tournament of players';
    throw errorAt(sections.header.end, 'directory', expected, isOfTeams ? 'none' : 'one');
  }
  if (ofTeams === undefined) {
    const scoring = settings.system === 'swiss' ? scoringOf(paired.flat(), settings.pairingBye) : undefined;
    return withoutUndefined({ ...file, games: gamesOf(sections.games, paired, settings), scoring });
  }
  const teams = teamsOf(ofTeams.teams, settings, players);
  const counts = schedule.map(({ matches }) => matches);
  const records = matchRecordsOf(ofTeams.matches, counts, settings).slice(0, pairedRounds);
  const matches = matchesOf(ofTeams.matches, records, paired, settings, players);
  const { system } = settings;
  const told = records.flat().filter((match) => !isFreeRound(match, system));
  const gamePoints = pointsOfByes(told);
  return withoutUndefined({
    ...file,
    teams,
    boards: settings.boards,
    matches,
    matchScoring: matchScoringOf(tiebreaks),
    pairingBye: gamePoints === undefined ? undefined : { gamePoints },
    notes: [...notes, ...notesOnMatches(told), ...notesOnVacantBoards(matches)],
  });
}
