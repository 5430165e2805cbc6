import type { Edition, Rule } from '@crosstable/core';

/** The convention of a column whose legend names no year. */
const VIRTUAL = 'virtual opponent';

const cuts = (code: string, article: string, modifiers: readonly string[]): readonly (readonly [string, string])[] =>
  modifiers.map((modifier) => [code + modifier, article]);

/** Where the legend doesn't say how many are cut. */
const UNSAID = ['', '/C1', '/C2', '/M1'] as const;

/** A text of a legend, and the codes with their articles that it can mean; `convention` where they are older than C.07. */
interface Meaning {
  readonly text: RegExp;
  readonly codes: readonly (readonly [code: string, article: string])[];
  readonly convention?: string;
}

/** In this order: a later text may be part of an earlier one. */
const MEANINGS: readonly Meaning[] = [
  { text: /^points \(game-points\)/i, codes: [['PTS', '']] },
  { text: /^buchholz tie-break variable \(/i, codes: cuts('BH', '8.1', ['']) },
  { text: /^buchholz/i, codes: cuts('BH', '8.1', UNSAID), convention: VIRTUAL },
  { text: /^sonneborn berger tie-break variable \(/i, codes: cuts('SB', '9.1', ['']) },
  { text: /^sonneborn-berger/i, codes: cuts('SB', '9.1', UNSAID), convention: VIRTUAL },
  { text: /^direct encounter \(de\)/i, codes: [['DE', '6']], convention: 'printed' },
  { text: /^direct encounter/i, codes: [['DE', '6']], convention: 'printed, older' },
  { text: /\(win\)/i, codes: [['WIN', '7.1']] },
  { text: /\(bwg\)/i, codes: [['BWG', '7.4']] },
  { text: /greater number of victories/i, codes: [['WIN', '7.1'], ['WON', '7.2']] }, // prettier-ignore
  { text: /\(aro\)/i, codes: cuts('ARO', '10.1', ['']) },
  { text: /^rating average of the opponents/i, codes: cuts('ARO', '10.1', UNSAID) },
  { text: /\(apro\)/i, codes: [['APRO', '10.4']] },
  { text: /\(ps\)/i, codes: cuts('PS', '7.5', ['']) },
  { text: /\(ks\)/i, codes: [['KS', '9.2']] },
];

/** The year in a legend, and the edition that it means. */
const EDITIONS: readonly (readonly [year: string, edition: Edition])[] = [
  ['(2023)', '2024-08'],
  ['(2026)', '2026-03'],
];

/** The cut or median in the brackets of a legend, as a code has it. */
function modifierIn(text: string): string {
  const found = /\b([cm])(?:ut|edian)\s?(\d)/i.exec(text);
  return found === null ? '' : `/${found[1].toUpperCase()}${found[2]}`;
}

/** The rules that the text of a legend names; several where it leaves the cut open, none where nobody knows it. */
export function namedRules(legend: string): Rule[] {
  const meaning = MEANINGS.find(({ text }) => text.test(legend));
  if (meaning === undefined) return [];
  const edition = EDITIONS.find(([year]) => legend.includes(year))?.[1];
  const modifier = modifierIn(legend);
  return meaning.codes.map(([code, article]) => ({
    code: code.includes('/') ? code : code + modifier,
    ...(edition !== undefined && { edition }),
    ...(meaning.convention !== undefined && { convention: meaning.convention }),
    article: article === '' ? null : article,
  }));
}
