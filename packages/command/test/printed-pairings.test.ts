// Swiss-Manager's list of pairings in the place of a file: players have numbers and no names.
import { describe, expect, it } from 'vitest';

import { crosstable } from './running.js';

const LIST = [
  'Runde;Brett;IdentW;IdentS;NrW;NrS;ErgW;ErgS;Kontumaz;Erg;Mnr;ErgEloW;ErgEloS',
  '1;1;0;0;1;2;1;0;;1:0;0;;',
  '1;2;0;0;3;4;0;1;K;0:1K;0;;',
  '2;1;0;0;4;1;0,5;0,5;;0,5:0,5;0;;',
  '2;2;0;0;2;3;1;0;;1:0;0;;',
].join('\r\n');

describe('the command on a list of pairings', () => {
  it.each([
    ['semicolons', LIST],
    ['tabs', LIST.replaceAll(';', '\t')],
  ])('has standings by number: %s', async (_, text) => {
    const { code, output, complaints } = await crosstable(['standings', '-', '--tiebreaks', 'PTS,WON'], text);
    expect(code).toBe(0);
    // 1 + ½, 0 + 1, 0 + 0, a forfeit + ½; over the board 1 and 2 have won
    expect(output).toMatch(/^1 +1 +1½ +1$/m);
    expect(output).toMatch(/^2 +4 +1½ +0$/m);
    expect(complaints).toContain('"NrW" has the numbers of players, who have no names in a list of pairings');
  });

  it('is checked: the assumed system can change a rank', async () => {
    const { output } = await crosstable(['check', '-'], LIST);
    expect(output).toContain("the list don't tell the system: read as a Swiss");
  });

  it('is refused with the place of a wrong line', async () => {
    const { code, complaints } = await crosstable(['standings', '-'], LIST.replace('1;0;;1:0', '1;1;;1:1'));
    expect([code, complaints]).toEqual([2, expect.stringContaining('line 2, column 15: expected the other side of "1", found "1"')]); // prettier-ignore
  });
});
