import type { TrfPlayer, TrfTeam, TrfTournament } from '@crosstable/trf';
import {
  type OpenedReport,
  TrfError,
  openReport,
  readReport,
  repairNotes,
  roundDay,
  tableAdjustments,
} from '@crosstable/trf/inside';

import type { ChessEvent, ListedTeam, Remark, StatedRank } from './chess-event.js';
import { complete } from './complete.js';
import type { EventForm, EventPlayer } from './event-form.js';
import { noTournament } from './recognized.js';
import type { TeamReports } from './team-reports.js';

/** The note on points of an arbiter. */
const ARBITER_POINTS: Remark = {
  key: 'arbiter-points',
  values: {},
  message: 'points given or taken by the arbiter (299) are counted',
};

/** The note on a report that has only some of the rounds. */
const RATING_PERIOD: Remark = {
  key: 'rating-period',
  values: {},
  message: 'the report has only the rounds of one rating period, while its points and ranks count those before, too',
};

function remarksOn({ adjustments, period, repairs }: TrfTournament): readonly Remark[] {
  return [
    ...(period === undefined ? [] : [RATING_PERIOD]),
    ...(adjustments.length > 0 ? [ARBITER_POINTS] : []),
    ...repairNotes(repairs),
  ];
}

/** Reads or opens a report. The error for another file is a sentence for users who don't know the records of a report. */
function asReport<T>(read: () => T): T {
  try {
    return read();
  } catch (thrown) {
    if (!(thrown instanceof TrfError)) throw thrown;
    if (thrown.key !== 'no-tournament') throw thrown;
    throw Object.defineProperty(noTournament(), 'cause', { value: thrown });
  }
}

/** The players by start number, in any order of the lines of the file. */
function eventPlayer(player: TrfPlayer): EventPlayer {
  return { ...player, pairingNumber: Number(player.id) };
}

/** A team by its number, with its roster; only with the properties of an event. */
function eventTeam({ id, name, players, expelled }: TrfTeam): ListedTeam {
  const given = { ...(name !== undefined && { name }), ...(expelled && { expelled }) };
  return { id, ...given, players, pairingNumber: Number(id) };
}

/** The matches of a report of teams with their settings, or the games of a report of individuals. */
function competitionOf(tournament: TrfTournament, ofTeams: TeamReports | undefined): Partial<EventForm> {
  const { games, teams, matches, boards, colours, matchScoring, pairingBye, primary } = tournament;
  if (teams === undefined || ofTeams === undefined) return { games, adjustments: tableAdjustments(tournament) };
  const adjustments = ofTeams.teamAdjustments(tournament);
  return { teams: teams.map(eventTeam), matches, boards, colours, matchScoring, pairingBye, primary, adjustments };
}

/** The ranks that a report states: of its teams, or of its players. */
function statedRanks({ teams, ranks }: TrfTournament): readonly StatedRank[] {
  if (teams === undefined) return [...ranks].map(([player, rank]) => ({ player, rank }));
  return teams.flatMap(({ id, rank }) => (rank === undefined ? [] : [{ player: id, rank }]));
}

/** The texts of a report that an event has; an empty one says nothing. */
function textsOf(report: TrfTournament): Partial<EventForm> {
  const { city, federation, chiefArbiter, deputyArbiters, roundDates, start, timeControl, timeControlCode } = report;
  const days = roundDates.map((date) => roundDay(date, start) ?? '');
  const texts = { city, federation, chiefArbiter, timeControl, timeControlCode };
  return {
    ...Object.fromEntries(Object.entries(texts).filter(([, text]) => text !== '')),
    ...(days.some((day) => day !== '') && { roundDates: days }),
    ...(deputyArbiters.length > 0 && { deputyArbiters }),
  };
}

/** Opens a tournament report file. */
export function openTrf(text: string | Uint8Array): OpenedReport {
  return asReport(() => openReport(text));
}

/** The event of an opened report; `ofTeams` isn't needed where that has no `teamCode`. */
export function trfEvent(opened: OpenedReport, ofTeams: TeamReports | undefined): ChessEvent {
  const tournament = asReport(() => readReport(opened, ofTeams?.readTeams));
  const { name, start, end, system, scoring, rounds, tiebreaks, listChanges, written } = tournament;
  const form: EventForm = {
    name,
    ...textsOf(tournament),
    ...{ start, end, system, scoring, tiebreaks },
    rounds: written.rounds === undefined ? undefined : rounds,
    listChanges: listChanges.length === 0 ? undefined : listChanges,
    players: tournament.players.map(eventPlayer),
    ...competitionOf(tournament, ofTeams),
  };
  const stated = statedRanks(tournament);
  const ranks = stated.length === 0 ? undefined : stated;
  const leftOut = tournament.repairs.find((repair) => repair.leftOut !== undefined)?.leftOut;
  const event = complete(form, { remarks: remarksOn(tournament), repairs: tournament.repairs, ranks });
  return leftOut === undefined ? event : { ...event, round: leftOut - 1 };
}
