import { STYLE } from './html-style.js';
import { element } from './html-text.js';

/** A whole page; the `<div class="crosstable">` in it can be pasted into another one. */
export function htmlPage(title: string, lines: readonly string[]): string {
  return [
    '<!DOCTYPE html>',
    '<html lang="en">',
    '<head>',
    '<meta charset="utf-8" />',
    '<meta name="viewport" content="width=device-width, initial-scale=1" />',
    element('title', title),
    `<style>${STYLE}</style>`,
    '</head>',
    '<body>',
    '<div class="crosstable">',
    ...lines,
    '</div>',
    '</body>',
    '</html>',
    '',
  ].join('\n');
}
