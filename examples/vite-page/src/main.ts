import { explain, inWords } from 'crosstable';
import { openEvent, tableOf, type ChessEvent } from 'crosstable/event';
import { standingsReport } from 'crosstable/report';
import { ENGLISH, nameOf, printedValue } from 'crosstable/words';

import sample from './sample.json';
import './style.css';

function find<E extends Element>(selector: string, kind: new () => E): E {
  const element = document.querySelector(selector);
  if (!(element instanceof kind)) throw new Error(`expected ${selector} on the page`);
  return element;
}
const [caption, head, body] = ['caption', 'thead', 'tbody'].map((name) => find(name, HTMLElement));
const explanation = find('section', HTMLElement);
const problem = find('#error', HTMLElement);
const input = find('#file', HTMLInputElement);

/** An element with text or other elements in it. Text stays text, whatever the file says. */
function make(name: string, ...content: (string | Node)[]): HTMLElement {
  const element = document.createElement(name);
  element.append(...content);
  return element;
}

function show(event: ChessEvent): void {
  const { name, tiebreaks, rows } = standingsReport(event);
  const table = tableOf(event);
  const names = new Map(rows.map((row) => [row.player, row.name || row.player]));

  /** A value that says where it comes from when it is chosen. */
  const valueButton = (player: string, code: string, value: number | null): HTMLElement => {
    const button = make('button', printedValue(code, value, ENGLISH));
    button.addEventListener('click', () => {
      const lines = inWords(explain(code, player, table), (id) => names.get(id) ?? id);
      explanation.replaceChildren(...lines.map((line) => make('p', line)));
    });
    return make('td', button);
  };

  caption.textContent = name;
  head.replaceChildren(
    make('tr', ...['#', 'Player', 'Rating'].map((title) => make('th', title)), ...tiebreaks.map(codeHeading)),
  );
  body.replaceChildren(
    ...rows.map(({ rank, player, rating, values }) =>
      make(
        'tr',
        make('td', String(rank)),
        make('td', names.get(player) ?? player),
        make('td', rating === null ? '' : String(rating)),
        ...values.map((value, at) => valueButton(player, tiebreaks[at], value)),
      ),
    ),
  );
}

function codeHeading(code: string): HTMLElement {
  const heading = make('th', code);
  heading.title = nameOf(code, ENGLISH) ?? '';
  return heading;
}

input.addEventListener('change', async () => {
  const [file] = input.files ?? [];
  if (file === undefined) return;
  problem.textContent = '';
  try {
    show(await openEvent(new Uint8Array(await file.arrayBuffer()), { name: file.name }));
  } catch (error) {
    problem.textContent = error instanceof Error ? error.message : String(error);
  }
});
show(await openEvent(JSON.stringify(sample)));
