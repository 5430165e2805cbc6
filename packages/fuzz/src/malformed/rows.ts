import { type Functions, publishedEntries, tiebreaksOf } from '@crosstable/core/testing/entries';
import type { Random } from '@crosstable/core/testing/random/random';

import { type Called, callsOf, exportOf } from './calls.js';
import { deepCopy, mangleOrSupplant } from './mangle.js';
import { PAGES, PGN_FILES, SWISS_CHESS_FILES, SWISS_MANAGER_FILES, TEAMS } from './pages.js';
import { mangleReport } from './report-text.js';
import { OF_NORMS } from './valid-norms.js';
import { OF_RATINGS } from './valid-ratings.js';
import { MATCHES, TEAM_OPTIONS } from './valid-teams.js';
import { GAMES, OPTIONS, VALID } from './valid.js';

/** A function under test. */
export interface Row {
  /** The specifier and the name, and the use of the result if the case does more than call. */
  readonly name: string;
  readonly call: Called;
  readonly given: (random: Random) => unknown[];
  readonly edit: (given: unknown[], random: Random, at: number, isAllJunk: boolean) => void;
  /** Arguments that the function changes by design, but not if it throws. */
  readonly changed: readonly number[];
  /** Whether the result consists of the arguments as they are. */
  readonly keepsGiven: boolean;
}

/** A valid argument: a name of `VALID`, or an object made by the library itself. */
type Made =
  | keyof typeof VALID
  | ('table' | 'teams' | 'field' | 'explanation' | 'prefExplanation' | 'draft' | 'report' | 'page' | 'pgn')
  | (
      | 'teamPage'
      | 'swissChess'
      | 'swissManager'
      | 'anyFile'
      | 'event'
      | 'form'
      | 'question'
      | 'reason'
      | 'mistake'
      | 'outcome'
      | 'number'
    );

/** The arguments of a tie-break: a table, or the games as they are. */
const OF_TIEBREAK: readonly Made[] = ['player', 'field', 'players'];
/** The arguments of other tie-breaks, by the name of the function, or by the specifier. */
const OF_OTHER_TIEBREAKS: Readonly<Record<string, readonly Made[] | undefined>> = {
  // These need the number of rounds, which bare games don't have
  foreBuchholz: ['player', 'table', 'players'],
  foreBuchholzCut1: ['player', 'table', 'players'],
  koya: ['player', 'field', 'players', 'koyaLimit'],
  '@crosstable/us-chess/sonneborn-berger': ['player', 'field', 'players', 'usScores'],
};

/** Every other exported function with a valid list of arguments. */
const ARGUMENTS: Readonly<Record<string, readonly Made[]>> = {
  ...sameFor(['player', 'field', 'players', 'koyaLimit'], {
    '@crosstable/koya/explain': ['explain'],
  }),
  ...sameFor(['player', 'field', 'players', 'cuts'], {
    '@crosstable/average-rating/explain': ['explain'],
    '@crosstable/sonneborn-berger/explain': ['explain'],
  }),
  '@crosstable/buchholz/explain explain': ['player', 'field', 'players', 'buchholzVariant'],
  '@crosstable/performance-rating/explain explain': ['player', 'field', 'players', 'performanceVariant'],
  '@crosstable/progressive/explain explain': ['player', 'field', 'players', 'progressiveVariant'],
  '@crosstable/us-chess/explain explain': ['player', 'field', 'players', 'usVariant'],
  '@crosstable/wins/explain explain': ['player', 'field', 'players', 'winsVariant'],
  ...sameFor(['tied', 'field', 'forfeits'], {
    '@crosstable/direct-encounter': ['directEncounter'],
    '@crosstable/direct-encounter/explain': ['explain'],
  }),
  ...sameFor(['tied', 'teams'], {
    '@crosstable/team/knock-out': [
      'topBoardResults',
      'bottomBoardElimination',
      'explainTopBoardResults',
      'explainBottomBoardElimination',
    ],
  }),
  ...sameFor(['tied', 'teams', 'extendedEncounter'], {
    '@crosstable/team/extended-direct-encounter': ['extendedDirectEncounter', 'explainExtendedDirectEncounter'],
  }),
  ...sameFor(['player', 'teams'], {
    '@crosstable/team': ['matchPoints', 'gamePoints', 'secondaryScore'],
    '@crosstable/team/knock-out': ['boardCount'],
    '@crosstable/team/explain': ['explainBoardCount'],
  }),
  ...sameFor(['player', 'teams', 'products'], {
    '@crosstable/team/extended-sonneborn-berger': ['extendedSonnebornBerger'],
    '@crosstable/team/explain': ['explainExtendedSonnebornBerger'],
  }),
  ...sameFor(['player', 'teams', 'strength'], {
    '@crosstable/team/schedule-strength': ['scheduleStrength'],
    '@crosstable/team/explain': ['explainScheduleStrength'],
  }),
  'crosstable boardPrizes': ['teams', 'prizes'],
  'crosstable checkList': ['codes', 'table'],
  'crosstable crosstable': ['games', 'options'],
  'crosstable explain': ['code', 'player', 'table'],
  'crosstable explainOrder': ['table', 'codes', 'player', 'other'],
  'crosstable explainStanding': ['table', 'codesWithManual', 'player', 'manual'],
  'crosstable explainStandings': ['table', 'codesWithManual', 'manual'],
  'crosstable inWords': ['explanation'],
  'crosstable playersOf': ['teams'],
  'crosstable standings': ['table', 'codesWithManual', 'manual'],
  'crosstable teamTable': ['matches', 'teamOptions'],
  'crosstable tiebreak': ['code', 'player', 'table'],
  'crosstable tiebreakValues': ['code', 'table'],
  'crosstable/event TrfError': ['line', 'line', 'words', 'words', 'words'],
  'crosstable/event bergerRounds': ['drawnIds', 'bergerOptions'],
  'crosstable/event eventOf': ['form'],
  'crosstable/event eventText': ['event'],
  'crosstable/event gamesOfMatrix': ['matrixIds', 'cells'],
  'crosstable/event openEvent': ['anyFile', 'openOptions'],
  'crosstable/event readEvent': ['report'],
  'crosstable/event roundsOf': ['gameRows'],
  'crosstable/event contendersOf': ['event', 'table', 'codes'],
  'crosstable/event eventReport': ['event', 'reportOptions'],
  'crosstable/event tableOf': ['event', 'eventRound'],
  ...sameFor(['event', 'question'], {
    'crosstable/report': ['explanationHtml', 'explanationMarkdown', 'explanationText'],
  }),
  ...sameFor(['event'], {
    'crosstable/report': [
      'eventFindings',
      'standingsCsv',
      'standingsHtml',
      'standingsMarkdown',
      'standingsReport',
      'standingsText',
    ],
  }),
  'crosstable/printed-table readPageEvent': ['page'],
  'crosstable/words errorInWords': ['mistake'],
  'crosstable/words inWords': ['explanation'],
  'crosstable/words nameOf': ['code'],
  'crosstable/words outcomeInWords': ['outcome', 'player'],
  'crosstable/words printedNumber': ['number'],
  'crosstable/words printedValue': ['code', 'number'],
  'crosstable/words reasonInWords': ['reason'],
  '@crosstable/audit audit': ['games', 'printed', 'auditOptions'],
  '@crosstable/audit listOfPrinted': ['games', 'printed', 'auditOptions'],
  '@crosstable/audit/compare compare': ['games', 'auditCodes', 'options', 'sides'],
  '@crosstable/audit/conventions account': ['rule', 'player', 'games', 'options'],
  '@crosstable/audit/conventions valuesUnder': ['rule', 'games', 'options'],
  '@crosstable/whatif chances': ['openGames', 'auditCodes', 'chancesOptions'],
  '@crosstable/whatif whatif': ['openGames', 'auditCodes', 'whatIfOptions'],
  '@crosstable/whatif whatifs': ['openGames', 'auditCodes', 'questions', 'limits'],
  ...OF_NORMS,
  ...OF_RATINGS,
  '@crosstable/preferans-rating PrefRating': ['prefPlayer', 'prefPlayer', 'prefPlayer', 'bula'],
  '@crosstable/preferans-rating default': ['prefPlayer', 'prefPlayer', 'prefPlayer', 'bula'],
  '@crosstable/preferans-rating prefRating': ['prefPlayer', 'prefPlayer', 'prefPlayer', 'bula'],
  '@crosstable/preferans-rating/explain explain': ['prefPlayer', 'prefPlayer', 'prefPlayer', 'bula'],
  '@crosstable/preferans-rating/explain inWords': ['prefExplanation'],
  '@crosstable/preferans-rating/score finalScores': ['papers'],
  '@crosstable/preferans-rating/season rateSeason': ['season', 'seasonGames'],
  '@crosstable/pgn readPgn': ['pgn'],
  '@crosstable/printed-table readPrintedTable': ['page'],
  '@crosstable/printed-table readPrintedTeams': ['teamPage'],
  '@crosstable/elo/list readRatingList': ['ratingList', 'listOptions'],
  '@crosstable/prizes prizes': ['contenders', 'fund'],
  '@crosstable/prizes teamsOf': ['contenders', 'clubOptions'],
  '@crosstable/prizes/read readFund': ['fundSource', 'readFundOptions'],
  '@crosstable/prizes/words prizesInWords': ['prizeList'],
  '@crosstable/prizes/words reasonInWords': ['prizeReason', 'prizeWords'],
  '@crosstable/prizes/words teamsInWords': ['clubTeams', 'clubOrder', 'prizeWords'],
  '@crosstable/swiss-chess readSwissChess': ['swissChess'],
  '@crosstable/swiss-manager readSwissManager': ['swissManager'],
  '@crosstable/trf TrfError': ['line', 'line', 'words', 'words', 'words'],
  '@crosstable/trf formatTrf': ['draft', 'trfOptions'],
  '@crosstable/trf parseTrf': ['report'],
};

/** Arguments that functions change by design, or all that they hold. */
const CHANGED: Readonly<Record<string, readonly number[]>> = {
  '@crosstable/elo/batch rateGames': [0],
  '@crosstable/elo/batch ratePeriod': [0],
  '@crosstable/glicko/period ratePeriod': [0],
};

function sameFor(
  made: readonly Made[],
  names: Readonly<Record<string, readonly string[]>>,
): Record<string, readonly Made[]> {
  const full = Object.entries(names).flatMap(([specifier, all]) => all.map((name) => `${specifier} ${name}`));
  return Object.fromEntries(full.map((name) => [name, made]));
}

/** Several entries of a package may export a tie-break: its own entry, there as `tiebreak` too, and the one with all. */
function tiebreakArguments(functions: Functions): Record<string, readonly Made[]> {
  const tiebreaks = tiebreaksOf(publishedEntries(new URL('../../../', import.meta.url)));
  const exported = tiebreaks.flatMap(({ specifier, of }) => {
    const [scope = '', name = ''] = specifier.split('/');
    const all = [...functions.keys()].filter((one) => one.startsWith(`${scope}/${name}`) && one.endsWith(` ${of}`));
    const made = OF_OTHER_TIEBREAKS[specifier] ?? OF_OTHER_TIEBREAKS[of] ?? OF_TIEBREAK;
    return [`${specifier} tiebreak`, ...all].map((one) => [one, made] as const);
  });
  return Object.fromEntries(exported);
}

/** The functions with known arguments. */
export function tabledOf(functions: Functions): string[] {
  return Object.keys({ ...ARGUMENTS, ...tiebreakArguments(functions) });
}

/** Every function with its arguments; `files` are tournament reports that can be read. */
export function rowsOf(functions: Functions, files: readonly string[]): Row[] {
  const crosstable = exportOf('crosstable crosstable', functions);
  const parseTrf = exportOf('@crosstable/trf parseTrf', functions);
  const formatTrf = exportOf('@crosstable/trf formatTrf', functions);
  const explain = exportOf('crosstable explain', functions);
  const drafts = files.map((file) => parseTrf(file));
  const events = files.map((file) => exportOf('crosstable/event readEvent', functions)(file));
  const forms = events.map((event): unknown =>
    JSON.parse(String(exportOf('crosstable/event eventText', functions)(event))),
  );
  const tables = OPTIONS.flatMap((options) => GAMES.map((games) => crosstable(games, options)));
  const teamTable = exportOf('crosstable teamTable', functions);
  const teamTables = TEAM_OPTIONS.flatMap((options) => MATCHES.map((matches) => teamTable(matches, options)));
  const made: Readonly<Record<Exclude<Made, keyof typeof VALID>, (random: Random) => unknown>> = {
    table: (random) => random.pick(tables),
    teams: (random) => random.pick(teamTables),
    field: (random) => (random.chance() < 0.4 ? random.pick(tables) : VALID.games(random)),
    explanation: (random) =>
      explain(random.pick(['PTS', 'BH/C1', 'SB', 'DE', 'KS']), 'A', tables[random.between(0, GAMES.length - 1)]),
    prefExplanation: (random) => {
      const three = [0, 1, 2].map(() => VALID.prefPlayer(random));
      return exportOf('@crosstable/preferans-rating/explain explain', functions)(...three, 30);
    },
    page: (random) => random.pick(PAGES),
    teamPage: () => TEAMS,
    swissChess: (random) => random.pick(SWISS_CHESS_FILES),
    swissManager: (random) => random.pick(SWISS_MANAGER_FILES),
    pgn: (random) => random.pick(PGN_FILES),
    anyFile: (random) => random.pick([...PAGES, ...files]),
    event: (random) => random.pick(events),
    form: (random) => random.pick(forms),
    question: (random) => random.pick([{ player: '1' }, { player: '1', other: '2' }, { player: '2', tiebreak: 'SB' }]),
    mistake: (random) => ({
      code: 'ERR_CROSSTABLE_INPUT',
      path: 'games[0]',
      expected: 'a round from 1 to 9',
      found: '10',
      key: random.pick(['wrong-value', 'foreign-file', 'unknown-name']),
      values: { name: 'sytem', meant: 'system', format: 'a PGN' },
    }),
    reason: () => ({ key: 'dummy-limited-by-draws', article: '16.4.2', values: { own: 3 } }),
    outcome: (random) => random.pick(['win', 'half-bye', 'unfinished']),
    number: (random) => random.pick([0, 0.5, -1.5, 32.25]),
    draft: (random) => random.pick(drafts),
    report: (random) => random.pick(files),
  };
  const makers: Readonly<Record<Made, (random: Random) => unknown>> = { ...VALID, ...made };
  const rows = Object.entries({ ...ARGUMENTS, ...tiebreakArguments(functions) }).map(([name, kinds]): Row => ({
    name,
    call: callsOf(name, functions),
    given: (random) => kinds.map((kind) => deepCopy(makers[kind](random))),
    edit: mangleOrSupplant,
    changed: CHANGED[name] ?? [],
    // An error that the caller makes
    keepsGiven: name.endsWith(' TrfError'),
  }));
  const report: Row = {
    name: '@crosstable/trf parseTrf of a changed file, and formatTrf of what it says',
    call: ([source]) => {
      const tournament = parseTrf(source);
      return [tournament, formatTrf(tournament)];
    },
    given: (random) => [random.pick(files)],
    edit: mangleReport,
    changed: [],
    keepsGiven: false,
  };
  const teamAudit: Row = {
    name: '@crosstable/audit audit of matches',
    call: callsOf('@crosstable/audit audit', functions),
    given: (random) => {
      const options = { ...random.pick(TEAM_OPTIONS), declared: ['BH:GP/C1', 'EMMSB', 'EDE'] };
      return [random.pick(MATCHES), VALID.printed(), options].map(deepCopy);
    },
    edit: mangleOrSupplant,
    changed: [],
    keepsGiven: false,
  };
  const page: Row = {
    ...report,
    name: '@crosstable/printed-table readPrintedTable of a changed page',
    call: ([source]) => exportOf('@crosstable/printed-table readPrintedTable', functions)(source),
    given: (random) => [random.pick(PAGES)],
  };
  return [...rows, teamAudit, report, page];
}
