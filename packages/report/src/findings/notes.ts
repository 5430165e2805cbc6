import { type FileNote, quote, readingInWords } from '@crosstable/core/text';
import type { ChessEvent, Remark } from '@crosstable/event';
import { repairNote } from '@crosstable/trf/inside';
import type { FileNotes, RepairWords, WordsWith } from '@crosstable/words/answers';

import { CHANGES, type Change, type EventFinding } from './finding.js';
import { areOpenFactsIdle, changeOfRepair, readingOf, repairInWords } from './repairs.js';

/** The effect of each note, if the reader guessed wrong or left something out; `undefined` for one on a fact that the file states. */
const CHANGED_BY: Readonly<Record<keyof FileNotes, Change | undefined>> = {
  'arbiter-points': undefined,
  'reported-result': 'result',
  'unseen-round': 'result',
  'vacant-boards': 'result',
  'added-points': 'score',
  'added-points-left-out': 'score',
  'bye-by-setting': 'score',
  'byes-not-in-pgn': 'score',
  'free-match-points': 'score',
  'settings-length': 'score',
  'several-cycles': 'score',
  'special-points': 'score',
  'stored-points': 'score',
  'team-absence': 'score',
  'team-absence-with-points': 'score',
  'team-bye': 'score',
  'team-bye-worth': 'score',
  'team-byes-differ': 'score',
  'three-match-points': 'score',
  'unseen-team-bye': 'score',
  arranz: 'rank',
  berlin: 'rank',
  'buchholz-sum': 'rank',
  'by-hand-of-players': 'rank',
  'encounter-points': 'rank',
  'extended-encounter': 'rank',
  'for-teams': 'rank',
  'games-by-type': 'rank',
  'khanty-mansiysk': 'rank',
  'koya-limit': 'rank',
  'koya-refined': 'rank',
  'mean-rating': 'rank',
  'median-without-cut': 'rank',
  'mutual-games-of-players': 'rank',
  'mutual-points': 'rank',
  'no-correction': 'rank',
  'no-day': 'rank', // the edition of C.07 follows from it
  'of-teams-unknown': 'rank',
  'old-rule': 'rank',
  'old-virtual-opponent': 'rank',
  'other-cut': 'rank',
  'other-edition': 'rank',
  'other-match-points': 'rank',
  performance: 'rank',
  'probable-cut': 'rank',
  'progressive-cut': 'rank',
  'rating-difference': 'rank',
  'rating-performance': 'rank',
  'rating-period': 'rank', // those of rounds that it leaves out count
  'recursive-performance': 'rank',
  schmuljan: 'rank',
  'three-points': 'rank',
  'unknown-number': 'rank',
  'unknown-parameter': 'rank',
  'unknown-rating-setting': 'rank',
  'unread-day': 'rank',
  'wins-or-won': 'rank',
  'by-hand': 'nothing',
  'free-rounds': 'nothing',
  'pairs-by-hand': 'nothing',
};

/** Whether a note is on something else than repairs, of which a kind may have the key of such a note. */
function isOnFile(remark: Remark, { repairs }: Pick<ChessEvent, 'repairs'>): remark is FileNote<FileNotes> {
  return !repairs.some(({ kind }) => kind === remark.key);
}

function noteInWords(note: FileNote<FileNotes>, said: RepairWords | null): string {
  return said === null ? note.message : readingInWords(note, said.notes);
}

/** Whether a round has an entry of a player without a game, or none: a bye, a forfeit, an absence. */
function hasUnplayed({ games, players, round }: ChessEvent): boolean {
  return games
    .slice(0, round)
    .some(
      (one) => 2 * one.length < players.length || one.some(({ black, kind }) => black === '' || kind !== undefined),
    );
}

/** The effect of a note: an old rule for unplayed rounds can change nothing where there are none. */
function changedBy({ key }: FileNote<FileNotes>, event: ChessEvent): Change | undefined {
  const isOnUnplayed = key === 'old-rule' || key === 'old-virtual-opponent' || key === 'no-correction';
  return isOnUnplayed && !hasUnplayed(event) ? 'nothing' : CHANGED_BY[key];
}

/** The notes on what a file leaves uncertain, and on what was left out of it. */
export function noteFindings(event: ChessEvent, { reports }: WordsWith<'findings'>): EventFinding[] {
  return event.remarks.flatMap((note): EventFinding[] => {
    if (!isOnFile(note, event)) return [];
    const changes = changedBy(note, event);
    const message = noteInWords(note, reports.findings.repairs);
    return changes === undefined ? [] : [{ changes, key: note.key, message }];
  });
}

/** The notes of an event in a language: those of its reader by their facts, others as they are. */
export function notesIn({ notes, remarks, repairs }: ChessEvent, words: WordsWith<'findings'>): readonly string[] {
  const { repairs: said } = words.reports.findings;
  if (said === null) return notes;
  const facts = new Map(remarks.map((remark) => [remark.message, remark]));
  return notes.map((note) => {
    const remark = facts.get(note);
    if (remark === undefined) return note;
    if (isOnFile(remark, { repairs })) return noteInWords(remark, said);
    const ofKind = repairs.filter(({ kind }) => kind === remark.key);
    return repairNote(ofKind, {
      sentence: (repair) => repairInWords(repair, words),
      text: (found) => (found === '' ? said.nothing : quote(found)),
      alike: (texts, repair, counted) => `${texts} – ${readingOf(repair, said)}${words.phrases.colon} ${counted}`,
      counted: said.counted,
      more: said.more,
    });
  });
}

/** Notes on a file that can change the same thing. */
export interface ChangingNotes {
  readonly changes: Change;
  readonly notes: readonly string[];
}

/** The notes of an event in a language, below the gravest thing that each of them can change; the gravest ones first. */
export function notesByChange(event: ChessEvent, words: WordsWith<'findings'>): readonly ChangingNotes[] {
  const areIdle = areOpenFactsIdle(event);
  const facts = new Map(event.remarks.map((remark) => [remark.message, remark]));
  const changeOf = (note: string): Change => {
    const remark = facts.get(note);
    if (remark === undefined) return 'nothing';
    if (isOnFile(remark, event)) return changedBy(remark, event) ?? 'nothing';
    const ofKind = event.repairs.filter(({ kind }) => kind === remark.key);
    const changes = new Set(ofKind.map((repair) => changeOfRepair(repair, event, areIdle)));
    return CHANGES.find((change) => changes.has(change)) ?? 'nothing';
  };
  const changed = event.notes.map(changeOf);
  const told = notesIn(event, words);
  return CHANGES.flatMap((changes) => {
    const notes = told.filter((_, at) => changed[at] === changes);
    return notes.length === 0 ? [] : [{ changes, notes }];
  });
}
