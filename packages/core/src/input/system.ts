/** The systems of pairing: Article 16 is for Swiss tournaments, Article 15.2 for predetermined pairings. */
export const SYSTEMS = ['swiss', 'round-robin'] as const;

/** `'swiss'` or `'round-robin'`. */
export type System = (typeof SYSTEMS)[number];
