import { describe, expect, it } from 'vitest';

import { hasShared, sharedBytes, skipNote } from '@crosstable/core/testing/shared-files';
import { FAMILIES, TIEBREAKS } from '@crosstable/standings';

import { ordersTied } from '../src/named.js';

const ANY = 'swiss round-robin';
const CUTS = '/C1 /C2 /M1 /M2';

/** Article 5's table: code, name, article, type, first edition, systems, modifiers of the code list. */
const ARTICLE_5 = [
  ['PTS', 'Points', '4.2', 'B', '2024-08', ANY, ''],
  ['DE', 'Direct Encounter', '6', 'A', '2024-08', ANY, '/P'],
  ['WIN', 'Number of Wins', '7.1', 'B', '2024-08', ANY, ''],
  ['WON', 'Number of Games Won', '7.2', 'B', '2024-08', ANY, ''],
  ['BPG', 'Number of Games Played with Black', '7.3', 'B', '2024-08', ANY, ''],
  ['BWG', 'Number of Games Won with Black', '7.4', 'B', '2024-08', ANY, ''],
  ['PS', '(Sum of) Progressive Scores', '7.5', 'B', '2024-08', ANY, '/C1 /C2'],
  ['REP', 'Rounds one Elected to Play in', '7.6', 'B', '2024-08', ANY, ''],
  ['STD', 'Standard Points', '7.7', 'B', '2026-03', ANY, ''],
  ['TPN', 'Tournament Pairing Number', '7.8', 'B', '2026-03', ANY, '/R'],
  ['BH', 'Buchholz', '8.1', 'C', '2024-08', 'swiss', `${CUTS} /F /P /F/P`],
  ['AOB', 'Average of Opponents’ Buchholz', '8.2', 'CC', '2024-08', 'swiss', '/F'],
  ['FB', 'Fore Buchholz', '8.3', 'D', '2024-08', 'swiss', `${CUTS} /P`],
  ['SB', 'Sonneborn-Berger', '9.1', 'BC', '2024-08', ANY, `${CUTS} /P`],
  ['KS', 'Koya System', '9.2', 'BC', '2024-08', 'round-robin', '/L+n /L-n /Ln'],
  ['ARO', 'Average Rating of Opponents', '10.1', 'D', '2024-08', ANY, CUTS],
  ['TPR', 'Tournament Performance Rating', '10.2', 'DB', '2024-08', ANY, ''],
  ['PTP', 'Perfect Tournament Performance', '10.3', 'DB', '2024-08', ANY, ''],
  ['APRO', 'Average Performance Rating of Opponents', '10.4', 'DC', '2024-08', ANY, ''],
  ['APPO', 'Average Perfect Performance of Opponents', '10.5', 'DC', '2024-08', ANY, ''],
  ['RTNG', 'Rating', '10.6', 'B', '2026-03', ANY, '/R'],
  ['BC', 'Board Count', '12.1', 'B', '2024-08', ANY, ''],
  ['TBR', 'Top Board Results', '12.2', 'B', '2024-08', ANY, ''],
  ['BBE', 'Bottom Board Elimination', '12.3', 'B', '2024-08', ANY, ''],
  ['MPvGP', 'Match Points or Game Points', '13.1', 'B', '2024-08', ANY, ''],
  ['EDE', 'Extended Direct Encounter', '13.3', 'A', '2024-08', ANY, '/P'],
  ['SSSC', 'Scores and Schedule Strength Combination', '13.4', 'BC', '2024-08', 'swiss', '/F /P /F/P /Kn'],
] as const;

/** Article 5's table for individuals in the text of the regulations: the codes in its order. */
function codesOfRegulations(): readonly string[] {
  const text = new TextDecoder().decode(sharedBytes('rules/c07-2026.md'));
  const [, article = ''] = /^## 5[.] Tie-Breaks List$([^]*?)^[|] [*]Team knock-outs/m.exec(text) ?? [];
  const rows = article.matchAll(/^[|](?: [^|]+[|]){3} ([A-Z]+) [|]/gm);
  return [...rows].map(([, code]) => code);
}

describe('TIEBREAKS', () => {
  it('have what Article 5 says of them', () => {
    const codes: readonly string[] = ARTICLE_5.map(([code]) => code);
    const listed = TIEBREAKS.filter(({ code }) => codes.includes(code));
    expect(
      listed.map(({ code, name, article, type, edition, systems, modifiers }) => [
        ...[code, name, article, type, edition],
        systems.join(' '),
        modifiers.join(' '),
      ]),
    ).toEqual(ARTICLE_5);
  });

  it('stand in the order of their articles, each once', () => {
    const articles = TIEBREAKS.map(({ article }) => article);
    expect(articles).toEqual(articles.toSorted(new Intl.Collator('en', { numeric: true }).compare));
    expect(new Set(TIEBREAKS.map(({ code }) => code)).size).toBe(articles.length);
  });

  it.skipIf(!hasShared)(`are those of Article 5 for individuals, in its order${skipNote}`, () => {
    const forPlayers = TIEBREAKS.filter(({ participants }) => participants.includes('players'));
    expect(forPlayers.map(({ code }) => code)).toEqual(['PTS', ...codesOfRegulations()]);
  });

  it('have for teams what the regulations name, the variants of articles 13.2 and 13.3 one by one', () => {
    const forTeams = TIEBREAKS.filter(({ participants }) => participants.join() === 'teams').map(({ code }) => code);
    expect(forTeams.join(' ')).toBe(
      'MPTS GPTS BC TBR BBE MPvGP EMMSB EMGSB EGMSB EGGSB EDE EDEBT EDEBB EDET EDEB SSSC',
    );
  });

  it('order the tied without values where their rules separate, which their codes tell', () => {
    const orders = FAMILIES.filter(({ rule }) => 'separate' in rule).map(({ rule }) => rule.code);
    expect(orders.join(' ')).toBe('DE TBR BBE EDE EDEBT EDEBB EDET EDEB');
    expect(TIEBREAKS.filter(({ code }) => ordersTied(code)).map(({ code }) => code)).toEqual(orders);
    expect(['de-p', 'edebt/P', 'DE:GP', 'PTS', 'BC'].map(ordersTied)).toEqual([true, true, true, false, false]);
  });
});
