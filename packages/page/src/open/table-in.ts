import { printedTableIn } from '@crosstable/report/audit';
import type { ChessEvent } from 'crosstable/event';

import type { Printed } from '../state.js';

/** The printed table in a file for the participants of an event; nothing where it isn't theirs. */
export async function tableIn(content: Uint8Array, event: ChessEvent): Promise<Printed | undefined> {
  try {
    const printed = await printedTableIn(content, event);
    return printed.columns.length === 0 ? undefined : printed;
  } catch (thrown) {
    if (thrown instanceof RangeError) return undefined;
    throw thrown;
  }
}
