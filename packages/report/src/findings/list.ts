import { type Crosstable, openTable } from '@crosstable/core';
import { listedNames } from '@crosstable/core/text';
import type { ChessEvent, Names } from '@crosstable/event';
import { type CheckedCode, type Finding, checkList } from '@crosstable/standings';
import type { ListChange } from '@crosstable/trf/inside';

import type { EventFinding } from './finding.js';

/** The largest number of unrated players that are named. */
const MOST_NAMED = 5;

/** The players without a rating that counts, in some round or at all; the first of them by name. */
function unratedIn(table: Crosstable, names: Names): string {
  const { ids, ratings, roundRatings, rounds } = openTable(table);
  const isUnrated = (at: number) =>
    Number.isNaN(ratings[at]) || roundRatings?.subarray(at * rounds, (at + 1) * rounds).includes(NaN);
  return listedNames(ids.filter((_, at) => isUnrated(at)).map(names), MOST_NAMED);
}

/** A finding on a code as a sentence. */
function sentenceOn(
  { isWrong, key, meant }: Finding,
  { code }: CheckedCode,
  { edition, system }: ChessEvent,
  table: Crosstable,
  names: Names,
): string {
  const sentences: Readonly<Record<Finding['key'], () => string>> = {
    'unknown-code': () => `is no code of C.07${meant === undefined ? '' : ` (did you mean ${meant}?)`}`,
    'no-buchholz-in-round-robins': () => 'is not allowed in a round robin',
    'rounds-not-announced': () => 'needs the number of rounds, which the file does not announce',
    'unrated-players': () =>
      `is undefined for everybody and to be dropped, because there are unrated players: ${unratedIn(table, names)}`,
    'not-for-teams': () =>
      isWrong
        ? 'is not for teams, which have neither a colour nor a rating'
        : "is for individuals alone in FIDE's list of codes (C.02.03); for teams it is an extension of Crosstable",
    'for-teams-only': () => 'is for tournaments of teams',
    'boards-not-known': () => 'needs the boards of every match, which the file lacks',
    'colours-not-known': () => 'needs the colours of every game, which the file lacks',
    'rounds-not-known': () => 'needs the rounds of the games, which the file lacks',
    'pairing-numbers-not-known': () => 'needs the pairing numbers, which the file lacks',
    'game-points-may-differ': () =>
      'separates only teams with the same game points, and nothing before it makes them equal (GPTS would)',
    'not-for-system': () => `is not meant for a ${system === 'swiss' ? 'Swiss' : 'round robin'}`,
    'newer-than-edition': () => `is not in the edition of ${edition} yet`,
    repeated: () => 'stands twice, and separates nobody the second time',
    'points-not-first': () => 'stands before the points (PTS)',
    'long-event': () => 'is advised against in an event of more than 30 days, in which players may get other ratings',
    'changed-after-start': () => 'is of a list that was changed after the start',
  };
  return `tie-break ${JSON.stringify(code)} ${sentences[key]()}`;
}

/** A change of the list after the start, as a sentence. */
export function changeInWords({ round, previous }: ListChange): string {
  return `the list of tie-breaks was ${previous.join()} until round ${round}, and was changed after it (C.07 Art. 4.1.1)`;
}

/** Mistakes and doubtful choices in the list of tie-breaks of a file. */
export function listFindings(event: ChessEvent, table: Crosstable, names: Names): EventFinding[] {
  if (event.written.tiebreaks === undefined) {
    const message = `the file names no tie-breaks: ${event.tiebreaks.join()} is a default`;
    return [{ changes: 'nothing', key: 'no-tiebreaks', message }];
  }
  const changes = (event.listChanges ?? []).map((change): EventFinding => {
    return { changes: 'nothing', key: 'changed-after-start', message: changeInWords(change), round: change.round };
  });
  const { start, end, isLong } = event;
  const ofCodes = checkList(event.tiebreaks, table, { start, end, isLong }).codes.flatMap((checked) =>
    checked.findings.map((finding): EventFinding => {
      const { key, article, isWrong } = finding;
      const message = `${sentenceOn(finding, checked, event, table, names)} (C.07 Art. ${article})`;
      return { changes: isWrong ? 'rank' : 'nothing', key, message, code: checked.code, article };
    }),
  );
  return [...changes, ...ofCodes];
}
