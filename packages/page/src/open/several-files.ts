// Files that were opened together: a printed table beside its games, or groups to switch between. The reader is asked.
import { type TemplateResult, html } from 'lit-html';

import { closeButton } from '../close-button.js';
import { type Printed, openedAs } from '../state.js';
import { type Question, change } from '../store.js';
import type { PageWords } from '../words/page-words.js';
import type { GivenFile } from './opening.js';
import { type OpenedFile, type Read, read } from './reading.js';
import { tableIn } from './table-in.js';
import { asking, takeGroup, takeRead } from './take-asked.js';

/** A file, and what was found in it. */
interface ReadFile extends GivenFile {
  readonly found: Read;
}

/** An answer to the question what files are. */
interface Choice {
  readonly label: (words: PageWords) => string;
  readonly take: () => Promise<void>;
}

/** A tournament with a printed table beside it, and the view that holds both against each other. */
function withTable({ note, opened: { event, report } }: OpenedFile, printed: Printed): OpenedFile {
  return { note, opened: { ...openedAs(event, report), asPrinted: false, printed, view: 'audit' } };
}

/** The tables among the files, each beside the games of another one. */
async function tablesBeside(files: readonly ReadFile[]): Promise<readonly Choice[]> {
  const pairs = files.flatMap((games) => files.flatMap((table) => (table === games ? [] : [{ games, table }])));
  const choices = pairs.map(async ({ games: { content, file, found }, table }): Promise<readonly Choice[]> => {
    if ('mistake' in found) return [];
    const printed = await tableIn(table.content, found.opened.event);
    if (printed === undefined) return [];
    const take = (): Promise<void> => takeRead(withTable(found, printed), null, asking(), { content, file });
    return [{ label: ({ besideGames }) => besideGames(table.file, file), take }];
  });
  return (await Promise.all(choices)).flat();
}

/** The ways in which files may belong together, and each of them alone. */
async function choicesOf(files: readonly ReadFile[]): Promise<readonly Choice[]> {
  const readable = files.filter(({ found }) => 'opened' in found);
  const groups = readable.map(({ content, file }) => ({ name: file, content, file }));
  const together: Choice = { label: ({ asGroups }) => asGroups, take: () => takeGroup(groups, 0, null) };
  const alone = readable.map(({ content, file, found }): Choice => {
    const take = (): Promise<void> => takeRead(found, null, asking(), { content, file });
    return { label: ({ onlyOne }) => onlyOne(file), take };
  });
  // Of two files only one is a table
  const tables = files.length === 2 ? await tablesBeside(files) : [];
  return [...tables, ...(readable.length > 1 ? [together] : []), ...alone];
}

function questionOn(count: number, choices: readonly Choice[]): Question {
  const close = (): void => {
    change({ question: null });
  };
  return (words): TemplateResult =>
    html`<section class="note" role="alert">
      ${closeButton(words, close)}
      <p>${words.severalFiles(count)}</p>
      <p class="groups">
        ${choices.map(
          ({ label, take }) =>
            html`<button
              type="button"
              @click=${() => {
                close();
                void take();
              }}
            >
              <bdi>${label(words)}</bdi>
            </button>`,
        )}
      </p>
    </section>`;
}

/** Asks what files are. The first file without a tournament says why, unless it is a table of another one. */
export async function askAbout(files: readonly GivenFile[]): Promise<void> {
  const number = asking();
  const all = await Promise.all(files.map(async (one) => ({ ...one, found: await read(one.content, one.file) })));
  const choices = await choicesOf(all);
  const mistaken = all.find(({ found }) => 'mistake' in found);
  const hasTable = choices.length > all.filter(({ found }) => 'opened' in found).length;
  if (mistaken !== undefined && !hasTable) await takeRead(mistaken.found, null, number, mistaken);
  change({ question: choices.length === 0 ? null : questionOn(files.length, choices) });
  document.querySelector('.note')?.scrollIntoView({ block: 'nearest' });
}
