// A Swiss printed by opponents, of which nobody knows the rounds: the command gives what is the same in every order of them.
import { describe, expect, it } from 'vitest';

import { crosstable } from './running.js';

/** After three rounds: 1 beat 2, 3 and 4; 2 beat 4 and 5; 3 beat 5 and 6; 4 beat 6, and 5 beat 6. */
const TABLE = [
  'Kreuztabelle im Schweizer-System nach der 3. Runde',
  'Nr.\tTeilnehmer\t1\t2\t3\t4\t5\t6\tPunkte\tBuchh',
  '1.\tAna\t**\t1\t1\t1\t\t\t3.0\t5.0',
  '2.\tBo\t0\t**\t\t1\t1\t\t2.0\t5.0',
  '3.\tCy\t0\t\t**\t\t1\t1\t2.0\t4.0',
  '4.\tDee\t0\t0\t\t**\t\t1\t1.0\t5.0',
  '5.\tEd\t\t0\t0\t\t**\t1\t1.0\t4.0',
  '6.\tFay\t\t\t0\t0\t0\t**\t0.0\t4.0',
].join('\n');

describe('standings of a Swiss whose rounds nobody knows', () => {
  it('have the values of the players for whom the order makes no difference', async () => {
    const asked = ['standings', '-', '--tiebreaks', 'PTS,PS,BH', '--format', 'csv'];
    const { code, output, complaints } = await crosstable(asked, TABLE);
    // Three wins are 1 + 2 + 3 in any order, three losses nothing; Bo's two wins and a loss are 3, 4 or 5
    const values = output
      .trim()
      .split(/\r?\n/)
      .slice(1)
      .map((line) => line.split(','));
    expect(code).toBe(0);
    expect(values.map(([rank, ...rest]) => [rank, rest.slice(-3)])).toEqual([
      ['1', ['3', '6', '5']],
      ['2', ['2', '', '5']],
      ['2', ['2', '', '4']],
      ['4', ['1', '', '5']],
      ['4', ['1', '', '4']],
      ['6', ['0', '0', '4']],
    ]);
    expect(complaints).toContain(
      'PS has no value for 4 of 6, who stay tied with all who were tied with them before it: ' +
        'it depends on the order of the rounds, which nobody knows (Art. 7.5)\n',
    );
  });

  it.each([
    ['de', 'PS hat für 4 von 6 keinen Wert; sie bleiben mit allen gleich, die es davor waren: es hängt von der'],
    [
      'fr',
      'PS n’a pas de valeur pour 4 sur 6, qui restent à égalité avec ceux qui l’étaient avant\u202F: cela dépend de',
    ],
    ['es', 'PS no tiene valor para 4 de 6, que siguen empatados con quienes lo estaban antes: depende del orden de'],
  ])('say so in %s', async (language, sentence) => {
    const { complaints } = await crosstable(['standings', '-', '--tiebreaks', 'PS', '--language', language], TABLE);
    expect(complaints).toContain(sentence);
  });

  it('say nothing of it where every value is known', async () => {
    const { complaints } = await crosstable(['standings', '-', '--tiebreaks', 'BH,SB'], TABLE);
    expect(complaints).not.toContain('no value');
  });
});
