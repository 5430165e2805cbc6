// The tournament as a report (TRF), for programs of pairing. Nothing is written that reads back as another table.
import type { TrfDraft, TrfGame, TrfPlayer, TrfTeam } from '@crosstable/trf';
import { TYPE_OF, formatTrf, outcomesOf } from '@crosstable/trf/inside';
import { standings } from 'crosstable';
import { type ChessEvent, type EventGame, type EventMatch, type EventPlayer, readEvent } from 'crosstable/event';

import type { Opened } from '../state.js';
import { tableOf } from '../table.js';
import { patchedReport } from './patched-report.js';

type TrfAdjustment = NonNullable<TrfDraft['adjustments']>[number];
type TrfMatch = NonNullable<TrfDraft['matches']>[number][number];

function asPlayer({
  birth,
  expelled,
  federation,
  fideId,
  id,
  name,
  rating,
  ratings,
  sex,
  title,
}: EventPlayer): TrfPlayer {
  return {
    id,
    ...(name !== undefined && { name }),
    ...(sex !== undefined && { sex }),
    ...(title !== undefined && { title }),
    ...(federation !== undefined && { federation }),
    ...(birth !== undefined && { birth }),
    ...(rating !== undefined && { rating }),
    ...(ratings !== undefined && { ratings }),
    ...(fideId !== undefined && { fideId }),
    ...(expelled === true && { expelled }),
  };
}

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
function resultOf({ games }: ChessEvent, player: string, round: number): string {
  for (const game of games.at(round - 1) ?? []) {
    const outcomes = outcomesOf(asGame(game)) ?? [];
    const outcome = game.white === player ? outcomes.at(0) : game.black === player ? outcomes.at(1) : undefined;
    if (outcome !== undefined) return TYPE_OF[outcome];
  }
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
function teamsIn(event: ChessEvent): Partial<TrfDraft> {
  const { boards, colours, matches, matchScoring, pairingBye, primary, teams = [], tiebreaks } = event;
  if (matches === undefined) return {};
  const ranks = new Map(standings(tableOf(event), tiebreaks).map(({ player, rank }) => [player, rank]));
  const asTeam = ({ expelled, id, name, players = [] }: (typeof teams)[number]): TrfTeam => {
    const rank = ranks.get(id);
    const known = { ...(name !== undefined && { name }), ...(rank !== undefined && { rank }) };
    return { id, players, ...known, ...(expelled === true && { expelled }) };
  };
  return {
    ...{ boards, colours, matchScoring, pairingBye, primary },
    teams: teams.map(asTeam),
    matches: matches.map((round) => round.map(asMatch)),
  };
}

/** The tournament as it reads back. */
function readAgain(text: string): ChessEvent {
  try {
    return readEvent(text);
  } catch (thrown) {
    throw new RangeError('the report could not be read again', { cause: thrown });
  }
}

/** A table as its rows say it. */
function rowsOf(event: ChessEvent): string {
  return JSON.stringify(standings(tableOf(event), event.tiebreaks));
}

/** The draft of a report with all that an event knows. */
function draftOf(event: ChessEvent): TrfDraft {
  const { adjustments, city, end, federation, games, name, players, rounds } = event;
  const { listChanges, scoring, start, system, tiebreaks } = event;
  const { chiefArbiter, deputyArbiters, timeControl, timeControlCode } = event;
  const arbiters = { chiefArbiter, deputyArbiters, timeControl, timeControlCode };
  const given = {
    name,
    city,
    federation,
    start,
    end,
    ...arbiters,
    system,
    scoring,
    rounds,
    listChanges,
    ...teamsIn(event),
  };
  const known: Partial<TrfDraft> = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined));
  return {
    ...known,
    players: players.map(asPlayer),
    games: games.map((ofRound) => ofRound.map(asGame)),
    adjustments: adjustments.map((one) => asAdjustment(event, one)),
    tiebreaks,
  };
}

/**
 * The text of the report: the one that was opened, with what was changed, or a new one.
 *
 * @param event - The tournament with its changed results, as {@link Opened} is shown.
 * @throws RangeError where a report can't hold the tournament, as with ids that are words.
 */
export function reportOf(event: ChessEvent, opened?: Opened): string {
  const report = opened?.report ?? null;
  const { edition, round, tiebreaks } = event;
  const text = formatTrf(
    opened === undefined || report === null ? draftOf(event) : patchedReport(report, opened, event),
  );
  const again = { ...readAgain(text), edition, round, tiebreaks };
  if (rowsOf(again) !== rowsOf(event)) throw new RangeError('a report can’t hold everything of this tournament');
  return text;
}
