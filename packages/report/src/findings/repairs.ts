import { editionOn, groupsByKey } from '@crosstable/core';
import { quote, readingInWords } from '@crosstable/core/text';
import { type ChessEvent, type Repair, tableOf } from '@crosstable/event';
import { checkList } from '@crosstable/standings';
import type { RepairKind } from '@crosstable/trf/inside';
import type { RepairWords, WordsWith } from '@crosstable/words/answers';

import type { Change, EventFinding } from './finding.js';

/** The effect of each kind of repair, if the reader guessed wrong. */
const CHANGED_BY: Readonly<Record<RepairKind, Change>> = {
  'bye-code': 'result',
  'line-up': 'result',
  'opponent-row': 'result',
  'points-bye': 'result',
  result: 'result',
  'team-bye': 'result',
  adjustment: 'score',
  'points-differ': 'score',
  scoring: 'score',
  'team-points': 'score',
  colour: 'rank',
  date: 'rank', // the edition of C.07 follows from it
  'duplicate-record': 'rank',
  rounds: 'rank',
  system: 'rank',
  'columns-shifted': 'nothing',
  'count-differs': 'nothing',
  encoding: 'nothing',
  'letter-case': 'nothing',
  'player-field': 'nothing',
  'round-dates': 'nothing',
  tab: 'nothing',
  'team-record': 'nothing',
  'unfinished-game': 'nothing', // found in the games
  'unknown-record': 'nothing',
};

/** The tie-breaks that count games with Black (C.07 Art. 7.3 and 7.4). */
const OF_COLOURS = /^(?:BPG|BWG)\b/i;

/** The day with its month and day exchanged. */
function monthFirst(day: string): string {
  const [year, month, date] = day.split('-');
  return [year, date, month].join('-');
}

/** Whether another reading of a date gives another edition: only the first day decides about it. */
function canChangeEdition({ values }: Repair, { start, edition }: ChessEvent): boolean {
  const assumed = 'day' in values ? values.day : undefined;
  if (assumed === undefined || start === undefined) return start === undefined;
  return assumed === start && editionOn(monthFirst(start)) !== edition;
}

/** Whether a repair is about a fact that a page leaves open: colours or rounds. */
function isOnOpenFact({ kind }: Repair): boolean {
  return kind === 'rounds' || kind === 'colour';
}

/** The facts that a printed page may leave open. */
const OPEN_FACTS = ['colours', 'rounds'] as const;

/** Whether the list of an event has a code that needs the colours or the rounds of the games. */
function needsOpenFacts(event: ChessEvent): boolean {
  const { codes } = checkList(event.tiebreaks, tableOf({ ...event, unknown: OPEN_FACTS }));
  return codes.some(({ findings }) =>
    findings.some(({ key }) => OPEN_FACTS.some((fact) => key === `${fact}-not-known`)),
  );
}

/** Whether colours and rounds that a printed page leaves open can change no rank, because the list asks for none. */
export function areOpenFactsIdle(event: ChessEvent): boolean {
  const { repairs, written } = event;
  return written.printed !== undefined && repairs.some(isOnOpenFact) && !needsOpenFacts(event);
}

/** The effect of a repair, if the reader guessed wrong. */
export function changeOfRepair(repair: Repair, event: ChessEvent, areIdle: boolean): Change {
  const { kind, key } = repair;
  if (areIdle && isOnOpenFact(repair)) return 'nothing';
  if (kind === 'colour' && !event.tiebreaks.some((code) => OF_COLOURS.test(code))) return 'nothing';
  if (kind === 'date' && !canChangeEdition(repair, event)) return 'nothing';
  if (key === 'not-counted') return 'nothing';
  return CHANGED_BY[kind];
}

/** The reading of a repair in a language. */
export function readingOf(repair: Repair, { readings }: RepairWords): string {
  return readingInWords(repair, readings);
}

/** A repair in words: where the language has no sentence of its own, as its reader says it. */
export function repairInWords(repair: Repair, { phrases, reports }: WordsWith<'findings'>): string {
  const { repairs } = reports.findings;
  const { line, column, found, message } = repair;
  if (repairs === null) return message;
  const text = found === '' ? repairs.nothing : quote(found);
  return `${repairs.place(line, column)}${phrases.colon} ${text} – ${readingOf(repair, repairs)}`;
}

/**
 * The guesses, repairs and oddities that the reader of the file reported. Unfinished games are found in the games. Repairs that change
 * nothing and say the same of several places are one finding: a letter of each player, for example.
 */
export function repairFindings(event: ChessEvent, words: WordsWith<'findings'>, areIdle: boolean): EventFinding[] {
  const told = event.repairs
    .filter(({ kind }) => kind !== 'unfinished-game')
    .map((repair) => ({ repair, changes: changeOfRepair(repair, event, areIdle) }));
  const [idle, others] = [true, false].map((isIdle) =>
    told.filter(({ changes }) => (changes === 'nothing') === isIdle),
  );
  const alike = groupsByKey(idle, ({ repair: { kind, key, found, values } }) => JSON.stringify([kind, key, found, values])); // prettier-ignore
  return [...others.map((one) => [one]), ...alike].map(({ length: places, 0: { changes, repair } }): EventFinding => {
    const { kind, line, column } = repair;
    const message = repairInWords(repair, words);
    if (places === 1) return { changes, key: kind, message, line, column };
    return { changes, key: kind, message: words.reports.findings.repeated(message, places), line, column, places };
  });
}
