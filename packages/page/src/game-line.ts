// A game in one line: who stands left, who stands right, and the result between them.
import { type TemplateResult, html } from 'lit-html';

import { isOnRoster } from '@crosstable/event';
import { numberWithMinus } from '@crosstable/words';
import type { ChessEvent, EventGame, EventMatch } from 'crosstable/event';

import type { Context } from './context.js';
import { isolated } from './figures.js';
import { namesIn } from './names.js';

type Result = Pick<EventGame, 'blackResult' | 'kind' | 'result'>;

/** The sign of each seat of a game that wasn't played. */
const FORFEITS: Readonly<Record<string, readonly [white: string, black: string] | undefined>> = {
  'forfeit-win': ['+', '−'],
  'forfeit-loss': ['−', '+'],
  'double-forfeit': ['−', '−'],
};

/** The result of a game as it is printed between White and Black, or, turned, between Black and White. */
export function printedResult(
  { blackResult, kind, result }: Result,
  { explaining }: Pick<Context, 'explaining'>,
  isTurned = false,
): string {
  const signs = FORFEITS[kind ?? ''];
  if (signs !== undefined) return (isTurned ? signs.toReversed() : signs).join(' ');
  if (result === null) return '*';
  const points = [result, blackResult ?? 1 - result].map((score) => numberWithMinus(score, explaining));
  return (isTurned ? points.toReversed() : points).join('–');
}

/** A printed result between two names: right to left, where these change sides, each number stays beside its name. */
export function betweenNames(printed: string): TemplateResult {
  return html`${printed.split(/([ –]+)/).map((part, at) => (at % 2 === 0 ? isolated(part) : part))}`;
}

/** The players by name; a seat that nobody took is a dash. */
export function seatNames({ players }: Pick<ChessEvent, 'players'>): (id: string) => string {
  const names = namesIn(players);
  return (id) => (id === '' ? '–' : names(id));
}

/** Whether Black of a board plays for the team that stands on the left, the first of its match. */
export function isTurned(
  { black: second, white: first }: Pick<EventMatch, 'black' | 'white'>,
  { black, white }: Pick<EventGame, 'black' | 'white'>,
  event: ChessEvent,
): boolean {
  return isOnRoster(event, second, white) || isOnRoster(event, first, black);
}
