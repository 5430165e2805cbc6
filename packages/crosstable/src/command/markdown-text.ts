/** A text that stands for itself in Markdown: nothing in it is markup, HTML, or the end of a cell. */
export function markdownText(text: string): string {
  return text
    .replaceAll(/[\\`*_~[\]|]/g, String.raw`\$&`)
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;');
}
