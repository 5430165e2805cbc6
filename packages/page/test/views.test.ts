// What the views of a tournament say, as text.
import { beforeAll, expect, test } from 'vitest';

import { eventOf } from '../../crosstable/src/event.js';
import type { Context } from '../src/context.js';
import { OPENING, PARTS } from '../src/languages/en.js';
import { openedAs } from '../src/state.js';
import { loadTeams, shownIn } from '../src/table.js';
import { matchesView } from '../src/views/matches.js';

beforeAll(loadTeams);

/** The texts of a template and of the templates in it, without its tags. */
function textOf(template: unknown): string {
  if (typeof template === 'string' || typeof template === 'number') return String(template);
  if (Array.isArray(template)) return template.map(textOf).join('');
  if (typeof template !== 'object' || template === null || !('strings' in template) || !('values' in template))
    return '';
  const values = Array.isArray(template.values) ? template.values : [];
  const strings = Array.isArray(template.strings) ? template.strings : [];
  return strings.map((text, at) => `${String(text)}${textOf(values[at])}`).join('');
}

function contextOf(event: ReturnType<typeof eventOf>): Context {
  const opened = openedAs(event);
  const nothing = (): void => undefined;
  return {
    opened,
    shown: shownIn(opened),
    language: 'en',
    words: { ...OPENING.words, ...PARTS.words },
    naming: OPENING.naming,
    explaining: PARTS.explaining,
    show: nothing,
    again: nothing,
    say: nothing,
    markSaved: nothing,
  };
}

test('a player on a board whose name is left blank is called by the id', () => {
  const event = eventOf({
    players: [
      { id: 'P1', name: '' },
      { id: 'P2', name: 'Bea' },
    ],
    matches: [[{ white: 'Lions', black: 'Bears', boards: [{ white: 'P1', black: 'P2', result: 1 }] }]],
    tiebreaks: ['PTS'],
  });
  expect(textOf(matchesView(contextOf(event)))).toContain('<bdi class="left">P1</bdi');
});
