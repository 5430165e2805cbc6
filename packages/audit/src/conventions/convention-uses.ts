// The named conventions for unplayed rounds, with the places where tables were made with them

import { type Convention, NAMED } from './named-conventions.js';

/** By name; the others are those of small programs. */
const USES: Readonly<Record<string, string | undefined>> = {
  'virtual opponent': 'FIDE until August 2023 (C.02, article 13.15), and many programs since',
  'virtual opponent, ½ in unplayed rounds': 'Swiss-Manager until 2023',
  'virtual opponent, 0 in pairing byes': 'Vega in early 2026',
};

/** All of them, the most common first. */
export const CONVENTIONS: readonly Convention[] = /* @__PURE__ */ NAMED.map((convention) => ({
  ...convention,
  use: USES[convention.name] ?? 'small programs and spreadsheets',
}));
