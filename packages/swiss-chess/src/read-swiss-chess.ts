// The whole file: its parts, and what they say of each other.
import { withoutUndefined } from '@crosstable/core';
import { WITHOUT_PARTICIPANTS, errorAtByte } from '@crosstable/core/text';
import { rostersOf } from '@crosstable/swiss-manager/inside';

import { cardsOf } from './cards.js';
import { gamesOf } from './games.js';
import { layoutOf } from './layout.js';
import { matchesOf } from './matches.js';
import {
  notesOnFreeRounds,
  notesOnGames,
  notesOnMatches,
  notesOnPoints,
  notesOnSettings,
  notesOnSpecialPoints,
} from './notes.js';
import { playerOf } from './players.js';
import { type PairingRecord, recordsOf } from './records.js';
import { type Settings, settingsOf } from './settings.js';
import type { SwissChessFile } from './swiss-chess-file.js';
import { tiebreaksOf } from './tiebreaks.js';

/** The number of rounds that were paired. Of several cycles it is the last round with an opponent. */
function pairedRoundsOf({ drawn, hasCycles }: Settings, records: readonly (readonly PairingRecord[])[]): number {
  return hasCycles ? records.findLastIndex((round) => round.some(({ opponent }) => opponent !== 0)) + 1 : drawn;
}

/**
 * Reads a file of Swiss-Chess, .SWT of version 8 or later. The content decides whether it is one, whatever its name.
 *
 * @param bytes - The file.
 * @returns The tournament: its players, the games of the rounds that were paired, or teams and matches, and its tie-breaks. `notes` lists
 *   the readings by a rule that isn't certain. Behind the end of a text a file has rests of other tournaments: nothing of them is read.
 * @throws TypeError for anything but a Uint8Array; RangeError for another file, one of an older version, a part of one, one that
 *   contradicts itself, and one with a result that nobody has described, with the place and what to do.
 *
 * Cost: linear in the length of the file.
 *
 * @example
 * ```ts
 * import { readSwissChess } from '@crosstable/swiss-chess';
 *
 * readSwissChess(new Uint8Array(700)); // throws RangeError: version (byte 609): expected a file of Swiss-Chess, version 8.00 or …
 * ```
 */
export function readSwissChess(bytes: Uint8Array): SwissChessFile {
  const layout = layoutOf(bytes);
  const settings = settingsOf(bytes, layout);
  const { system, isOfTeams, boards, hasUsualScoring } = settings;
  const cards = cardsOf(bytes, layout.playersAt, layout.players, 'player');
  const present = cards.filter(({ isDummy }) => !isDummy);
  if (present.length === 0) throw errorAtByte(layout.playersAt, 'players', 'a player', 'none', WITHOUT_PARTICIPANTS);
  const players = present.map((card) => playerOf(card, bytes, layout, settings));
  const stored = { stored: layout.storedRounds, paired: layout.storedRounds };
  const all = recordsOf(bytes, layout.pairingsAt, cards, 'player', stored);
  const pairedRounds = pairedRoundsOf(settings, all);
  const records = all.slice(0, pairedRounds);
  const tiebreaks = tiebreaksOf(settings);
  const notes = [...notesOnSettings(settings, tiebreaks), ...notesOnSpecialPoints(present, bytes)];
  const file = { ...settings.about, pairedRounds, players, tiebreaks };
  if (!isOfTeams) {
    const games = gamesOf(records, cards, system);
    const ids = players.map(({ id }) => id);
    const onGames = [
      ...notesOnGames(games),
      ...(system === 'swiss' ? [] : notesOnFreeRounds(games, ids)),
      ...(hasUsualScoring ? notesOnPoints(games, present, bytes) : []),
    ];
    return withoutUndefined({ ...file, games, notes: [...notes, ...onGames] });
  }
  if (boards === 0) throw errorAtByte(604, 'settings', 'matches on at least one board', 'none');
  const teamCards = cardsOf(bytes, layout.teamsAt, layout.teams, 'team');
  const rosters = rostersOf(players);
  const teams = teamCards
    .filter(({ isDummy }) => !isDummy)
    .sort((one, other) => one.number - other.number)
    .map(({ id, name }) => ({ id, name, players: rosters.get(id) ?? [] }));
  if (teams.length === 0) throw errorAtByte(layout.teamsAt, 'teams', 'a team', 'none', WITHOUT_PARTICIPANTS);
  const teamRecords = recordsOf(bytes, layout.teamPairingsAt, teamCards, 'team', { ...stored, paired: pairedRounds });
  const teamOf = new Map(players.flatMap(({ id, team }) => (team === undefined ? [] : [[id, team] as const])));
  const matches = matchesOf(records, teamRecords, { players: cards, teams: teamCards, teamOf, boards, system });
  const onMatches = [...notesOnSpecialPoints(teamCards, bytes), ...notesOnMatches(matches)];
  return withoutUndefined({ ...file, teams, boards, matches, notes: [...notes, ...onMatches] });
}
