// FIDE C.07 (edition 2026-03), Article 13: the scores that codes of team tournaments may name

/** Match points and game points. */
export const SCORES = ['MP', 'GP'] as const;

/** The score that a code names. */
export type TeamScore = (typeof SCORES)[number];

/** Art. 13: the tie-breaks that may be computed in either score. */
const SCORED = /^(?:PS|REP|STD|BH|AOB|FB|SB|KS)(?![A-Z])/;

/** Art. 13: those in match points alone. */
const OF_MATCHES = /^W[IO]N/;

/** The code with a score: `BH:GP/C1` of `BH/C1`. */
export function withScore(code: string, score: TeamScore): string {
  return code.replace(/^[A-Z]+/, `$&:${score}`);
}

/** The same for the code of a value; `undefined` for one that names no score. */
export function codeInScore(code: string, score: TeamScore): string | undefined {
  const isScored = SCORED.test(code) || (score === 'MP' && OF_MATCHES.test(code));
  return isScored ? withScore(code, score) : undefined;
}

/** The code without a score: `BH/C1` of `BH:GP/C1`. */
export function withoutScore(code: string): string {
  return code.replace(/:[MG]P/, '');
}
