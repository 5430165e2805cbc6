// An explanation for web pages: its lines with the headings and lists that the blanks before them stand for.

import { escaped, htmlPage } from './html.js';
import { markdownText } from './markdown-text.js';

/** A line without the blanks before it. */
interface Part {
  readonly kind: 'heading' | 'paragraph' | 'item' | 'inner item';
  readonly text: string;
}

/** The lines with their roles: a line with subordinate lines is a heading. */
function partsOf(lines: readonly string[]): Part[] {
  return lines.flatMap((line, at): Part[] => {
    const text = line.trim();
    if (text === '') return [];
    if (line.startsWith('    ')) return [{ kind: 'inner item', text }];
    if (line.startsWith(' ')) return [{ kind: 'item', text }];
    return [{ kind: lines.at(at + 1)?.startsWith(' ') ? 'heading' : 'paragraph', text }];
  });
}

const MARKDOWN: Readonly<Record<Part['kind'], string>> = {
  heading: '\n## ',
  paragraph: '\n',
  item: '- ',
  'inner item': '  - ',
};

/** As Markdown; the head is the tournament. */
export function explanationMarkdownPage(name: string, head: readonly string[], lines: readonly string[]): string {
  const title = name === '' ? [] : [`# ${markdownText(name)}`, ''];
  const parts = partsOf(lines).map(({ kind, text }, at, all) => {
    const isFirstItem = kind === 'item' && all.at(at - 1)?.kind === 'heading';
    return `${isFirstItem ? '\n' : ''}${MARKDOWN[kind]}${markdownText(text)}`;
  });
  return `${[...title, head.map(markdownText).join('  \n'), ...parts].join('\n')}\n`;
}

/** Elements of a kind, which stand in a list where they are items. */
function inElements(parts: readonly Part[]): string[] {
  const tags = { heading: 'h2', paragraph: 'p', item: 'li', 'inner item': 'li' } as const;
  return parts.flatMap(({ kind, text }, at) => {
    const isInList = (place: number): boolean => place >= 0 && parts.at(place)?.kind.endsWith('item') === true;
    const isItem = isInList(at);
    const tag = tags[kind];
    const inner = kind === 'inner item' ? ' class="inner"' : '';
    return [
      ...(isItem && !isInList(at - 1) ? ['<ul>'] : []),
      `<${tag}${inner}>${escaped(text)}</${tag}>`,
      ...(isItem && !isInList(at + 1) ? ['</ul>'] : []),
    ];
  });
}

/** As a page of its own. */
export function explanationPage(name: string, head: readonly string[], lines: readonly string[]): string {
  const title = name === '' ? 'Explanation' : name;
  return htmlPage(title, [
    `<h1 dir="auto">${escaped(title)}</h1>`,
    ...head.map((line) => `<p>${escaped(line)}</p>`),
    ...inElements(partsOf(lines)),
  ]);
}
