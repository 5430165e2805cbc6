// FIDE C.07 (edition 2026-03), Article 4.2: the ranks by a list, and nothing else of the standings

import { type Crosstable, check, inScore, openTable } from '@crosstable/core';

import { type Ranking, type Split, everybody, ranksIn, refine } from './article-4.2-ranking.js';
import { FAMILIES_OF_PLAYERS } from './article-5-of-players.js';
import { checkAllowed, columnOf, splitByValues } from './columns.js';
import { type CodeOfArticle5, canonical, codesOfFamilies, resolveAmong } from './resolved-code.js';
import { checkLength } from './steps.js';

const RESOLVED = /* @__PURE__ */ codesOfFamilies(FAMILIES_OF_PLAYERS);

/** The meaning of a code of players; a RangeError for any other text, a TypeError for anything that isn't one. */
export function resolvedCodeOfPlayers(code: string, path: string): CodeOfArticle5 {
  const given: unknown = code;
  const spelled = typeof given === 'string' ? canonical(given) : undefined;
  const resolved = spelled && resolveAmong(FAMILIES_OF_PLAYERS, RESOLVED, spelled);
  check(resolved !== undefined, path, 'the code of a tie-break of players', code, 'string');
  return resolved;
}

/**
 * The ranks of players by a list of tie-breaks, by id, as `standings` has them.
 *
 * @throws RangeError for a code that isn't one of a tie-break of players, and for one that isn't allowed in the tournament
 */
export function ranksOfPlayers(table: Crosstable, codes: readonly string[]): ReadonlyMap<string, number> {
  const tournament = openTable(table);
  const { ids } = tournament;
  checkLength(codes, tournament);
  const splits = codes.map((code, at): Split => {
    const path = `codes[${at}]`;
    const resolved = resolvedCodeOfPlayers(code, path);
    checkAllowed(resolved, tournament, path);
    if ('ordering' in resolved) return (tied) => resolved.ordering.separate(inScore(tournament, resolved.score), tied);
    return splitByValues(resolved.rule, columnOf(resolved, tournament), tournament);
  });
  const ranked = everybody(tournament);
  const ranking = splits.reduce<Ranking>(refine, [ranked]);
  const ranks = new Float64Array(ids.length);
  ranksIn(ranking, ranks);
  return new Map(ranked.map((player) => [ids[player], ranks[player]]));
}
