// Printed crosstables that the fuzzer changes: of players by rounds and by opponents, of a web page, of teams; a list of pairings; web
// archives, text with blanks and with a cell a line. And files of Swiss-Chess and Swiss-Manager, and PGN.
import { FORMS_OF_PEOPLE } from '@crosstable/core/testing/forms-of-people';
import { pgnOf } from '@crosstable/core/testing/written-pgn';
import { SMALL_CHESS, TEAMS_CHESS, writtenChess } from '@crosstable/core/testing/written-swiss-chess';
import { SMALL, TEAMS as TEAM_FILE, written } from '@crosstable/core/testing/written-swiss-manager';

const SWISS = `Club night
Rk.;;Name;Rtg;FED;1.Rd;2.Rd;3.Rd;Pts.;TB1;TB2
1;FM;Anna Berg;2240;NOR;2w1;3b½;4w;1,5;1,5;0
2;;Boris Lind;1923;NOR;1b0;-1;3w+;2;2;0,5
3;;Cyra Holm;;SWE;-½;1w½;2b-;1;2;0
4;;Dag Vik;1500;SWE;-0;;1b;0;3;0
# Tie Break1: Buchholz Tie-Break Variable (2023) (Gamepoints, Cut1)
# Tie Break2: Sonneborn-Berger-Tie-Break variable`;

const ROUND_ROBIN = `No.\tName\tRtg\t1\t2\t3\t4\tPts.\tRk.\tTB1
1\tEva\t2000\t*\t1\t½\t0\t1,5\t3\t2
2\tFinn\t1900\t0\t*\t\t1\t1\t4\t1
3\tGus\t1800\t½\t\t*\t+\t1,5\t2\t2
4\tHal\t1700\t1\t0\t-\t*\t1\t1\t2`;

const rows = SWISS.split('\n').slice(1, 6);
const cells = (row: string): string => row.split(';').join('</td><td class="CR">');
const HTML = `<html><head><title>Club night</title></head><body><table><tr><td><h2>Club night</h2><table class="CRs1">${rows
  .map((row) => `<tr><td>${cells(row)}</td></tr>`)
  .join('\n')}</table><p><b>Annotation:</b><br/>Tie Break1: Direct Encounter (DE)</p></td></tr></table></body></html>`;

/** Tables with other notations: of the United States, a line and two lines a player, and of France. */
const UNITED_STATES = `#\tName\tRtng\tRd 1\tRd 2\tTot
1\tAnn\t1850\tX2\tW3\t2.0
2\tBen\t1790\tF1\tB---\t1.0
3\tCal\t\tH---\tL1\t0.5`;

const US_CHESS = ` Pair | Player Name |Total|Round|Round|
 Num  | USCF ID / Rtg (Pre->Post) | Pts |  1  |  2  |
 1 | ANN |1.5 |W 2|H |
 IL | 10000001 / R: 1850 ->1866 | |W | |
 2 | BEN |1.0 |L 1|X |
 WI | 10000002 / R: 1600P12->1588P15 | |B | |`;

const FRANCE = `Club Grille américaine après la ronde 2
Pl\t\tNom\tElo\tR 1\tR 2\tPts\tTr.
1\t\tAnne\t1730 R\t+  2N\t=  3B\t1½\t1
2\t\tBrice\t1370 F\t-  1B\tEXE\t1\t1½
3\t\tCarl\t999 E\t=\t=  1N\t1\t1½`;

/** A Swiss by opponents, whose rounds the progressive scores tell. */
const BY_OPPONENTS = `Kreuztabelle im Schweizer-System nach der 2. Runde
Nr.\tName\t1\t2\t3\t4\t5\tPkt\tProgr.
1\tAda\t**\t1\t\t\t1\t2\t3
2\tBea\t0\t**\t½\t\t\t½\t½
3\tCora\t\t½\t**\t1\t\t1½\t2½
4\tDora\t\t\t0\t**\t\t1\t1
5\tEdda\t0\t\t\t\t**\t1\t2`;

/** The forms in which people have a table: text with blanks, a page with `<pre>`, web archives, a cell a line. */
const SHOWN = [
  ['Rk.', 'Name', 'Rtg', '1.Rd', '2.Rd', 'Pts.', 'TB1'],
  [1, 'Anna Berg', 2240, '2w1', '3b½', '1,5', '1,5'],
  [2, 'Boris Lind', 1923, '1b0', '-1', '1', '2'],
  [3, 'Cyra Holm', 1800, '-½', '1w½', '1', '2'],
];
const OF_PEOPLE = Object.values(FORMS_OF_PEOPLE).map((form) => form(SHOWN, 1));

/** Teams that meet twice. */
const TEAMS_TWICE =
  'Nr.\tTeam\t1\t2\t3\tMP\n1\tLions\t*\t2½ 3\t4 2\t7\n2\tBears\t1½ 1\t*\t2 3\t3\n3\tFoxes\t0 2\t2 1\t*\t2';

/** One of teams. */
export const TEAMS = 'Rk.;Team;1.Rd;2.Rd;TB1;TB2\n1;Lions;2w2½;3b3;4;5½\n2;Bears;1b1½;bye;1;3½\n3;Foxes;0w0;1w1;0;1';

const PAIRINGS =
  'Runde;Brett;NrW;NrS;ErgW;ErgS;Kontumaz;Erg\n1;1;1;2;1;0;K;1:0K\n1;2;3;-1;1;1;;1:1\n2;1;3;1;0,5;0,5;;0,5:0,5';

/** A table of each form. */
export const PAGES: readonly (string | Uint8Array)[] = [
  ...[SWISS, ROUND_ROBIN, HTML, UNITED_STATES, US_CHESS, FRANCE, PAIRINGS, BY_OPPONENTS, TEAMS_TWICE],
  ...OF_PEOPLE,
];

/** Files of Swiss-Manager: of players, and of teams. */
export const SWISS_MANAGER_FILES: readonly Uint8Array[] = [written(SMALL), written(TEAM_FILE)];

/** Files of Swiss-Chess: of players, and of teams. */
export const SWISS_CHESS_FILES: readonly Uint8Array[] = [writtenChess(SMALL_CHESS), writtenChess(TEAMS_CHESS)];

const GAME = {
  Event: 'Club night',
  Site: 'Oslo NOR',
  Date: '2026.05.08',
  White: 'Berg, Anna',
  WhiteFideId: '7',
  Result: '1-0',
};

/** PGN of players, of teams, and without rounds, as text and as bytes. */
export const PGN_FILES: readonly (string | Uint8Array)[] = [
  pgnOf([
    { tags: { ...GAME, Round: '1.1', Black: 'Lind, Boris' } },
    { tags: { ...GAME, Round: '2.1', Black: 'Holm,C', Termination: 'unplayed' }, moves: '' },
    { tags: { ...GAME, Round: '2.2', White: 'Lind,B', WhiteFideId: '', Black: 'bye' }, moves: '' },
  ]),
  new TextEncoder().encode(
    pgnOf([
      { tags: { ...GAME, Black: 'Bø', Round: '1.1', WhiteTeam: 'A', BlackTeam: 'B' } },
      { tags: { ...GAME, White: 'Cy', Black: 'Dan', WhiteFideId: '8', Round: '1.2', WhiteTeam: 'B', BlackTeam: 'A' } },
    ]),
  ),
  pgnOf([
    { tags: { ...GAME, Black: 'Lind, Boris' } },
    { tags: { ...GAME, White: 'Lind, Boris', WhiteFideId: '', Black: 'Berg, Anna' } },
  ]),
];
