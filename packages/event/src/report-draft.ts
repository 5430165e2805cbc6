// The draft of a report (TRF) with all that an event knows.
import type { TrfDraft, TrfGame, TrfTeam } from '@crosstable/trf';
import { TYPE_OF, outcomesOf } from '@crosstable/trf/inside';

import type { ChessEvent } from './chess-event.js';
import type { EventGame, EventMatch } from './event-form.js';
import { definitionsOf } from './event-values.js';
import { onOneLine, reportPlayer, teamName } from './report-players.js';

type TrfAdjustment = NonNullable<TrfDraft['adjustments']>[number];
type TrfMatch = NonNullable<TrfDraft['matches']>[number][number];

function asGame({ black, blackResult, coloursUnknown, kind, result, unrated, white }: EventGame): TrfGame {
  return {
    ...{ white, black, result },
    ...(kind !== undefined && { kind }),
    ...(blackResult !== undefined && { blackResult }),
    ...(unrated === true && { unrated }),
    ...(coloursUnknown === true && { coloursUnknown }),
  };
}

/** A match without its game points, which no record has: those of its boards count. */
function asMatch({ black, boards, kind, white }: EventMatch): TrfMatch {
  return {
    ...{ white, black },
    ...(kind !== undefined && { kind }),
    ...(boards !== undefined && { boards: boards.map(asGame) }),
  };
}

/** The result of a round that an arbiter gave other points. */
function resultOf({ games, system }: ChessEvent, player: string, round: number): string {
  for (const game of games.at(round - 1) ?? []) {
    const outcomes = outcomesOf(asGame(game)) ?? [];
    const outcome = game.white === player ? outcomes.at(0) : game.black === player ? outcomes.at(1) : undefined;
    if (outcome !== undefined) return TYPE_OF[outcome];
  }
  // An absence goes without saying there
  if (system === 'swiss') return TYPE_OF.ZPB;
  throw new RangeError(`adjustments: expected a result of ${player} in round ${round}, found none`);
}

function asAdjustment(event: ChessEvent, adjustment: ChessEvent['adjustments'][number]): TrfAdjustment {
  const { replaces = false, round = 0 } = adjustment;
  if ('team' in adjustment) {
    const { gamePoints, matchPoints, team } = adjustment;
    if (replaces) throw new RangeError('adjustments: a report can’t say which points of a match were replaced');
    const points = { ...(gamePoints !== undefined && { points: gamePoints }) };
    return { type: '', ...points, ...(matchPoints !== undefined && { matchPoints }), round, players: [team] };
  }
  const { player, points } = adjustment;
  return { type: replaces ? resultOf(event, player, round) : '', points, round, players: [player] };
}

/** The fields of a tournament of teams. */
function teamsIn(event: ChessEvent, ranks: ReadonlyMap<string, number>): Partial<TrfDraft> {
  const { boards, colours, matches, matchScoring, pairingBye, primary, teams = [] } = event;
  if (matches === undefined) return {};
  const asTeam = ({ expelled, id, name = '', players = [] }: (typeof teams)[number]): TrfTeam => {
    const rank = ranks.get(id);
    const known = { ...(name !== '' && { name: teamName(name) }), ...(rank !== undefined && { rank }) };
    return { id, players, ...known, ...(expelled === true && { expelled }) };
  };
  return {
    ...{ boards, colours, matchScoring, pairingBye, primary },
    teams: teams.map(asTeam),
    matches: matches.map((round) => round.map(asMatch)),
  };
}

/**
 * The draft of a report.
 *
 * @param event - The event, whose ids are the numbers of the report.
 * @param ranks - The ranks of its players, or of its teams.
 * @throws RangeError for adjustments that no report can hold
 */
export function reportDraft(event: ChessEvent, ranks: ReadonlyMap<string, number>): TrfDraft {
  const { adjustments, deputyArbiters, end, games, listChanges, matches, players, roundDates } = event;
  const { rounds, scoring, start, system, tiebreaks } = event;
  const { chiefArbiter, city, federation, name, timeControl, timeControlCode } = event;
  const texts = { name, city, federation, chiefArbiter, timeControl, timeControlCode };
  const said = Object.entries(texts).flatMap(([field, text]) =>
    text === undefined ? [] : [[field, onOneLine(text)] as const],
  );
  const own = new Set(definitionsOf(event).map(({ code }) => code));
  const given = { ...{ start, end, system, scoring, rounds, listChanges }, ...teamsIn(event, ranks) };
  const known: Partial<TrfDraft> = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined));
  return {
    ...Object.fromEntries(said),
    ...known,
    ...(roundDates && { roundDates: roundDates.map((day) => day.slice(2).replaceAll('-', '/')) }),
    ...(deputyArbiters && { deputyArbiters: deputyArbiters.map(onOneLine) }),
    ...(matches === undefined && { ranks }),
    players: players.map(reportPlayer),
    games: games.map((ofRound) => ofRound.map(asGame)),
    adjustments: adjustments.map((one) => asAdjustment(event, one)),
    // C.02.03: a code that isn't one of C.07 begins with OTHER_
    tiebreaks: tiebreaks.map((code) => (own.has(code.toUpperCase()) ? `OTHER_${code}` : code)),
  };
}
