import type { Crosstable, Explanation } from '@crosstable/core';

import { explain } from '../explain.js';
import type { EqualValue, SeparatedOrder } from '../explain-order.js';
import { explainOrder } from '../explain-order.js';
import { explainStanding } from '../explain-standing.js';
import { standings } from '../standings.js';
import { isSeparation, printed, titleInWords } from '../words/code-names.js';
import { encounterInWords } from '../words/encounter.js';
import { DUMMY, headingInWords, inWords } from '../words/in-words.js';
import { cited } from '../words/phrases.js';
import type { ExplainRequest } from './arguments.js';
import { CommandError, sentenceOf } from './command-error.js';
import type { ChessEvent } from './event.js';
import type { EventPlayer } from './event-form.js';
import { byTheList, placeLine, titleLine, underName } from './event.js';
import { explanationMarkdown, explanationPage } from './explanation-page.js';
import { findPlayer } from './find-player.js';
import { jsonText } from './json-format.js';
import { calledBy, idInWords } from './player-ids.js';
import { visible } from './visible.js';
import { wrapped } from './wrapped.js';

type Names = (id: string) => string;

/** What was found: the data for programs, and the same for people. */
interface Found {
  readonly data: object;
  readonly lines: readonly string[];
}

/** The names of the players; who has none is a number. */
function namesOf(players: readonly EventPlayer[]): Names {
  const named = players.filter((player) => calledBy(player) !== '');
  const names = new Map(named.map((player) => [player.id, visible(calledBy(player))]));
  return (id) => names.get(id) ?? visible(idInWords(id));
}

/** A name with the id, where that is another: ` (no. 3)` behind it, or after a comma. */
function withId(names: Names, id: string, [before, after] = [' (', ')']): string {
  const [name, words] = [names(id), visible(idInWords(id))];
  return name === words ? name : `${name}${before}${words}${after}`;
}

function explainCode(code: string, id: string, table: Crosstable): Explanation {
  try {
    return explain(code, id, table);
  } catch (thrown) {
    throw new CommandError(`--tiebreak: ${sentenceOf(thrown).replace(/^code: /, '')}`);
  }
}

/** The values of one player: of the code that was asked for, else along the list. */
function ofOne({ table, codes }: ChessEvent, request: ExplainRequest, id: string, names: Names): Found {
  const { tiebreak } = request;
  const explanations =
    tiebreak === undefined
      ? byTheList(request, () => explainStanding(table, codes, id))
      : [explainCode(tiebreak, id, table)];
  const blocks = explanations.flatMap((explanation) => ['', ...inWords(explanation, names)]);
  if (tiebreak !== undefined) return { data: { player: id, explanations }, lines: blocks };

  const ranked = byTheList(request, () => standings(table, codes));
  const rank = ranked.find(({ player }) => player === id)?.rank ?? 0;
  const isShared = ranked.filter((row) => row.rank === rank).length > 1;
  const place = `${withId(names, id, [', ', ''])}: rank ${rank} of ${ranked.length}${isShared ? ', shared' : ''}`;
  const closing = neighbours(
    { table, codes },
    ranked.map(({ player }) => player),
    id,
    names,
  );
  return { data: { player: id, rank, explanations }, lines: ['', place, ...blocks, ...closing] };
}

/** Lines in which the dummy is introduced once, however many tie-breaks have one. */
function introducedOnce(lines: readonly string[]): string[] {
  const isIntroduction = (line: string): boolean => line.trim() === DUMMY;
  const first = lines.findIndex(isIntroduction);
  return lines.filter((line, at) => at === first || !isIntroduction(line));
}

/** Why a player stands between two others: the closing sentence of the values of one player. */
function neighbours(
  { table, codes }: Pick<ChessEvent, 'table' | 'codes'>,
  ranked: readonly string[],
  id: string,
  names: Names,
): string[] {
  const at = ranked.indexOf(id);
  const pairs = [ranked.slice(Math.max(at - 1, 0), at), ranked.slice(at + 1, at + 2)].flat();
  const said = pairs.map((other) => {
    const { first, second, code, explanations } = explainOrder(table, codes, id, other);
    if (code === null) return `the list leaves ${names(id)} and ${names(other)} tied`;
    const values = explanations.map(({ value }) => valueInWords(code, value)).join(' against ');
    return `${code} puts ${names(first)} before ${names(second)} (${values})`;
  });
  return said.length === 0 ? [] : ['', `What made the difference: ${said.join(', and ')}.`];
}

/** What made the difference between two: the closing sentence. */
function difference({ code, equal }: SeparatedOrder, values: readonly string[]): string {
  const before = equal.length === 0 ? '' : `, after ${equal.map((one) => one.code).join(', ')} left the two equal`;
  return `What made the difference: ${code}, ${values.join(' against ')}${before}.`;
}

/** A value, or the rank that stands for one. */
function valueInWords(code: string, value: number | null): string {
  return `${isSeparation(code) ? 'rank ' : ''}${printed(code, value)}`;
}

function equalInWords(equal: readonly EqualValue[]): string {
  return equal.map(({ code, value }) => `${code} ${valueInWords(code, value)}`).join(', ');
}

/** Both sides of what separates two; of direct encounter there is one story of both. */
function bothSides({ explanations: [first, second] }: SeparatedOrder, names: Names): string[] {
  const { steps } = first;
  return steps === undefined
    ? ['', ...inWords(first, names), '', ...inWords(second, names)]
    : ['', headingInWords(first, names), headingInWords(second, names), ...encounterInWords(steps, names)];
}

/** Who of two is first, and why. */
function ofTwo({ table, codes }: ChessEvent, request: ExplainRequest, ids: [string, string], names: Names): Found {
  const order = byTheList(request, () => explainOrder(table, codes, ...ids));
  const { first, second, equal, code } = order;
  const before = equal.length === 0 ? [] : [`Equal before that: ${equalInWords(equal)}.`];
  const [one, other] = [first, second].map((id) => withId(names, id));
  if (code === null) {
    const lines = [
      '',
      `${one} and ${other} are tied: the list doesn't separate them.`,
      `Equal: ${equalInWords(equal)}.`,
    ];
    return { data: order, lines };
  }
  const values = order.explanations.map(({ value }) => valueInWords(code, value));
  const decision = `by ${titleInWords(code)} (${cited(order.article)}): ${values.join(' against ')}.`;
  const closing = ['', difference(order, values)];
  const lines = ['', `${one} ranks before ${other} ${decision}`, ...before, ...bothSides(order, names), ...closing];
  return { data: order, lines };
}

function found(event: ChessEvent, request: ExplainRequest): Found {
  const { players } = event;
  const names = namesOf(players);
  const find = (wanted: string): string => findPlayer(wanted, players, request.file).id;
  const id = find(request.player);
  if (request.other === undefined) return ofOne(event, request, id, names);
  const other = find(request.other);
  if (id !== other) return ofTwo(event, request, [id, other], names);
  throw new CommandError(
    `explain: expected two players, got ${withId(names, id)} twice (quotes keep a name together: "${names(id)}")`,
  );
}

/** What prints an explanation; the columns are those of a terminal. */
type Format = (event: ChessEvent, request: ExplainRequest, columns?: number) => string;

/** Where the values of a player come from, or why one player is before another, as lines to be read out. */
function text(event: ChessEvent, request: ExplainRequest, columns?: number): string {
  const { title } = event;
  const lines = introducedOnce(found(event, request).lines);
  return `${underName(title, wrapped([titleLine(title), ...lines], columns))}\n`;
}

type Page = (name: string, head: readonly string[], lines: readonly string[]) => string;

/** The same with headings and lists. */
function asPage(page: Page): Format {
  return (event, request) => {
    const { title } = event;
    const head = [placeLine(title), titleLine(title)].filter((line) => line !== '');
    return page(title.name, head, introducedOnce(found(event, request).lines));
  };
}

/** The same as data. */
function json(event: ChessEvent, request: ExplainRequest): string {
  const { title, notes, players } = event;
  const names = Object.fromEntries(players.map(({ id, name = '' }) => [id, name]));
  return `${jsonText({ ...title, ...found(event, request).data, names, notes }, 2)}\n`;
}

/** The formats by name. */
export const EXPLANATION_FORMATS: ReadonlyMap<string, Format> = new Map([
  ['text', text],
  ['json', json],
  ['markdown', asPage(explanationMarkdown)],
  ['html', asPage(explanationPage)],
]);
