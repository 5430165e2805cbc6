// Where a page comes from, by its text: the program, and the address of the crosstable beside it.
import type { ProgramName } from '@crosstable/words/recipes';

/** Where a page comes from, as far as it says so. */
export interface PageOrigin {
  /** The program that made the file, or the site that the page is from. */
  readonly program?: ProgramName;
  /** The number of the tournament on Chess-Results. */
  readonly tournament?: string;
  /** The address of the crosstable, where the page tells enough of its own. */
  readonly address?: string;
  /** The name of the page of the crosstable, beside a page of Vega. */
  readonly file?: string;
}

/** The address of a page, as browsers write it above a page that they save. */
function savedFrom(text: string): string {
  return /<!-- saved from url=\(\d+\)(https?:\/\/[^\s"<>]+) -->/.exec(text)?.[1] ?? '';
}

/** The number stands in the address of the page's own form, or of a link to the tournament; the language beside it. */
const TOURNAMENT = /\btnr(?<number>\d{1,9})\.aspx(?:\?[^"\s]*?\blan=(?<language>\d{1,3})\b)?/;
const SERVER = /https?:\/\/((?:[\w-]{1,20}\.)?chess-results\.com)\/tnr/i;

function chessResults(text: string): PageOrigin {
  const saved = savedFrom(text);
  const form = /<form[^>]{0,500}?\baction="([^"]*)"/.exec(text)?.[1] ?? '';
  const found = TOURNAMENT.exec(saved) ?? TOURNAMENT.exec(form) ?? TOURNAMENT.exec(text);
  if (found?.groups === undefined) return { program: 'Chess-Results' };
  const { number, language = '1' } = found.groups;
  const server = (SERVER.exec(saved) ?? SERVER.exec(text))?.[1] ?? 'chess-results.com';
  const address = `https://${server.toLowerCase()}/tnr${number}.aspx?lan=${language}&art=4&zeilen=99999`;
  return { program: 'Chess-Results', tournament: number, address };
}

function vega(text: string): PageOrigin {
  const file = /\bhref="(crosstable\w*\.html?)"/.exec(text)?.[1] ?? 'crosstable.html';
  const saved = savedFrom(text);
  const folder = /^https?:\/\/[^/?#]+\/(?:[^?#]*\/)?/.exec(saved)?.[0];
  return { program: 'Vega', file, ...(folder !== undefined && { address: folder + file }) };
}

/** Where a page comes from; nothing where it doesn't say. */
export function originOf(text: string): PageOrigin {
  if (/chess-results\.com/i.test(text)) return chessResults(text);
  if (/<meta name="Vega"|vegachess\.com/i.test(text)) return vega(text);
  return /\bclass="papi_/.test(text) ? { program: 'Papi' } : {};
}
