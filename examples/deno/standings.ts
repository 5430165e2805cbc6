// Prints the standings of tournament report files as Markdown: deno run --allow-read standings.ts FILE…
import { readEvent } from 'crosstable/event';
import { standingsMarkdown } from 'crosstable/report';

/** The standings of a file, and what should be known of the file. */
export function standingsOf(file: Uint8Array): { markdown: string; notes: readonly string[] } {
  const event = readEvent(file);
  return { markdown: standingsMarkdown(event), notes: event.notes };
}

if (import.meta.main) {
  for (const path of Deno.args) {
    const { markdown, notes } = standingsOf(await Deno.readFile(path));
    console.log(markdown);
    for (const note of notes) console.error(`${path}: ${note}`);
  }
}
