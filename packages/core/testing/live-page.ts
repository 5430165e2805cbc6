/**
 * A page with the pairings of the third round, of which one game may have its two `results`, and with the values after two
 * rounds: Ana and Fay 2, Bo and Cy 1, Di and Eve 0. Di's absence is the last of her rounds, so that opponents meet ½
 * (16.3.2); with round 3 it isn't, and they meet 0. BH: Ana 1 + 1, Bo 2 + 0, Cy ½ + 2, Eve 2 + 1.
 */
export function livePage(results: readonly [string, string] = ['', '']): string {
  return [
    'Rk.;Name;1.Rd;2.Rd;3.Rd;Pts.;TB1',
    `1;Ana;3w1;4b1;2w${results[0]};2;2`,
    `2;Fay;6b1;-1;1b${results[1]};2;`,
    '3;Bo;1b0;6w1;4b;1;2',
    '4;Cy;5w1;1w0;3w;1;2,5',
    '5;Di;4b0;-0;6b;0;',
    '6;Eve;2w0;3b0;5w;0;3',
  ].join('\n');
}
