// FIDE C.07 (edition 2026-03), Article 13: the scores that codes of team tournaments may name

/** Match points and game points. */
export const SCORES = ['MP', 'GP'] as const;

/** Art. 13: the tie-breaks that may be computed in either score. */
const SCORED = /^(?:PS|REP|STD|BH|AOB|FB|SB|KS)(?![A-Z])/;

/** Art. 13: those in match points alone. */
const OF_MATCHES = /^W[IO]N/;

/** The code with a score, as `BH:GP/C1`; `undefined` for one that names none. */
export function codeInScore(code: string, score: 'MP' | 'GP'): string | undefined {
  const isScored = SCORED.test(code) || (score === 'MP' && OF_MATCHES.test(code));
  return isScored ? code.replace(/^[A-Z]+/, `$&:${score}`) : undefined;
}

/** The code without a score: `BH/C1` of `BH:GP/C1`. */
export function withoutScore(code: string): string {
  return code.replace(/:[MG]P/, '');
}
