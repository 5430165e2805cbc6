// A rating list of FIDE beside the tournament that is open: it completes the facts of the players, and a note says what it took and
// what it has otherwise.
import { type TemplateResult, html, nothing } from 'lit-html';

import type { RatingList } from '@crosstable/elo/list';
import { coefficientsIn, completedBy, idsForList } from '@crosstable/report/rating-list';
import type { RatingListWords } from '@crosstable/words/answers';
import type { ChessEvent } from 'crosstable/event';

import { closeButton } from '../close-button.js';
import { isolatedName, sentence } from '../figures.js';
import { laterWords } from '../late-words.js';
import { chosenKind } from '../player/card-rating.js';
import { wordsOfPeople } from '../player/words-of-people.js';
import { change, present, showOpening } from '../store.js';
import { workerAddress } from '../trusted.js';
import type { PageWords } from '../words/page-words.js';
import { complete } from './completion.js';
import type { ListAnswer, ListQuestion } from './worker.js';
import { address } from './worker.js?worker-file';

const wordsOfAnswers = laterWords('answers');

/** So many bytes have the form of a list, and the name of the first file of an archive. */
const HEAD = 512;

/** The beginning of an archive, and where it has the length of the first name, and the name. */
const [PACKED, LENGTH_AT, NAME_AT] = ['PK\u0003\u0004', 26, 30] as const;

/** Whether a file is a rating list, by its beginning, or that of an archive by the name of the file in it. */
async function isList(file: Blob): Promise<boolean> {
  const bytes = new Uint8Array(await file.slice(0, HEAD).arrayBuffer());
  const begin = new TextDecoder('latin1').decode(bytes);
  if (!begin.startsWith(PACKED)) return /^(?:ï»¿)?(?:ID Number|<(?:[^>]*>\s*<)?playerslist)/.test(begin);
  const length = bytes[LENGTH_AT] + 256 * bytes[LENGTH_AT + 1];
  const name = begin.slice(NAME_AT, NAME_AT + length);
  return /(?:players|rating)_list.*\.(?:txt|xml)$|frl.*\.(?:txt|xml)$/i.test(name);
}

/** The progress of a list that was given to the page. */
type Progress = 'nothing-open' | 'reading' | { readonly refused: string } | { readonly list: RatingList };

let worker: Worker | undefined;

function stop(): void {
  worker?.terminate();
  worker = undefined;
}

const again = (): void => {
  change({});
};

/** The sentences on a list that was read, in the language of the page. */
function told(event: ChessEvent, list: RatingList, file: string): TemplateResult | typeof nothing {
  const words = wordsOfAnswers(present().spoken.language, again);
  if (words === undefined) return nothing;
  const { ratingList } = words.reports;
  // Names of the file and of the list keep their direction in a sentence of any script
  const isolating: RatingListWords = {
    ...ratingList,
    differs: (source, player, ...facts) => ratingList.differs(source, isolatedName(player), ...facts),
    otherName: (source, player, id, name) => ratingList.otherName(source, isolatedName(player), id, isolatedName(name)),
  };
  const { notes } = completedBy(event, list, chosenKind(), isolatedName(file), isolating);
  return html`<ul>
    ${notes.map((note) => html`<li>${sentence(note)}</li>`)}
  </ul>`;
}

function content(progress: Progress, event: ChessEvent | undefined, file: string, page: PageWords) {
  const words = wordsOfPeople(present().spoken.language, again);
  if (progress === 'nothing-open') return html`<p>${words?.list.opensBeside}</p>`;
  if (progress === 'reading') return html`<p role="status">${words?.list.reading}</p>`;
  if ('refused' in progress) {
    return html`<p>
      <strong>${page.unreadable(file)}</strong> ${page.readerSays} <q lang="en">${progress.refused}</q>
    </p>`;
  }
  return html`${event === undefined ? nothing : told(event, progress.list, file)}
    <p>${words?.list.notKept}</p>`;
}

/** Shows how far a list is. */
function note(progress: Progress, event: ChessEvent | undefined, file: string): void {
  const close = (): void => {
    stop();
    change({ question: null });
  };
  change({
    question: (page) =>
      html`<section class="note" role=${progress === 'reading' ? nothing : 'alert'}>
        ${closeButton(page, close)}${content(progress, event, file, page)}
      </section>`,
  });
  document.querySelector('.note')?.scrollIntoView({ block: 'nearest' });
}

/** Reads a list beside the tournament that is open. */
export function readList(file: File): void {
  const event = present().opened?.event;
  if (event === undefined) {
    note('nothing-open', event, file.name);
    return;
  }
  if (present().isOpening) showOpening(false);
  stop();
  note('reading', event, file.name);
  const kind = chosenKind();
  const reading = new Worker(workerAddress(address), { type: 'module' });
  worker = reading;
  const settle = (answer: ListAnswer): void => {
    stop();
    if (present().opened?.event !== event) return;
    if ('list' in answer) {
      const done = completedBy(event, answer.list, kind, file.name, SILENT);
      complete({ of: event, event: done.event, coefficients: coefficientsIn(answer.list, event.players, kind) });
    }
    note(answer, event, file.name);
  };
  reading.onmessage = ({ data }: MessageEvent<ListAnswer>) => {
    settle(data);
  };
  reading.onerror = ({ message }) => {
    settle({ refused: message });
  };
  reading.postMessage({ file, ids: idsForList(event.players), kind } satisfies ListQuestion);
}

/** Words for an event alone: what there is to say is said when it is drawn. */
const SILENT = { took: () => '', differs: () => '', otherName: () => '', missing: () => '' } as const;

/** Takes a file that is a rating list; `false` for any other. */
export async function takeList(file: File): Promise<boolean> {
  if (!(await isList(file))) return false;
  readList(file);
  return true;
}
