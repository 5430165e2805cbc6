// Reads a rating list in a thread of its own, piece by piece: it has more than a million lines, and the page stays awake meanwhile.
import { type RatingKind, type RatingList, readRatingList } from '@crosstable/elo/list';

/** A list, and whom of it the page asks for. */
export interface ListQuestion {
  readonly file: Blob;
  readonly ids: readonly string[];
  readonly kind: RatingKind;
}

/** The list as far as it was asked for, or why it can't be read. */
export type ListAnswer = { readonly list: RatingList } | { readonly refused: string };

/** The bytes of a file, piece by piece. Not every browser has streams that can be iterated. */
async function* piecesOf(file: Blob): AsyncGenerator<Uint8Array> {
  const reader = file.stream().getReader();
  for (;;) {
    const { value } = await reader.read();
    if (value === undefined) return;
    yield value;
  }
}

/** The source of a list: an archive is read as a whole, because its directory stands at its end. */
async function sourceOf(file: Blob): Promise<Uint8Array | AsyncGenerator<Uint8Array>> {
  const begin = await file.slice(0, 2).text();
  return begin === 'PK' ? new Uint8Array(await file.arrayBuffer()) : piecesOf(file);
}

async function answerTo({ file, ids, kind }: ListQuestion): Promise<ListAnswer> {
  try {
    return { list: await readRatingList(await sourceOf(file), { ids, kind }) };
  } catch (thrown) {
    return { refused: thrown instanceof Error ? thrown.message : String(thrown) };
  }
}

addEventListener('message', ({ data }: MessageEvent<ListQuestion>) => {
  void answerTo(data).then((answer) => {
    postMessage(answer);
  });
});
