// A page as a web archive has it.
import { refusal } from '../cells/refusal.js';

/** A page as an archive has it. */
export interface ArchivedPage {
  readonly bytes: Uint8Array;
  /** The encoding that the archive names. */
  readonly charset: string | undefined;
  /** Where the page was saved from. */
  readonly address: string | undefined;
}

/** Throws what says that an archive has no page, or no whole one. */
export function refuseArchive(): never {
  const note = 'save the page again, as HTML';
  throw refusal('unreadable-table', 'a page', 'a web archive that is cut off or damaged', note, 'a web archive');
}
