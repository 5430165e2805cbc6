// The pictures of a terminal: each runs a command of the built package and draws what it prints.
import { join } from 'node:path';

import { execute } from '../execute.mjs';
import { root } from '../packages.mjs';

export const PICTURES = [
  {
    name: 'standings',
    title: 'Standings of an open tournament in a terminal',
    args: ['standings', 'examples/harbour-open.trf'],
  },
  {
    name: 'explanation',
    title: 'Explanation of one value in a terminal, round by round',
    args: ['explain', 'examples/harbour-open.trf', 'eriksen', '--tiebreak', 'SB/C1'],
  },
];

/** In pixels; a column is as wide as that of the usual fonts at this size. */
const COLUMN = 8.4;
const LINE = 20;
const FONT_SIZE = 14;
const PADDING = 20;
const BAR = 36;

/** A frame with a background of its own stays readable on any page; inside it follows the reader's light or dark colours. */
const STYLE = `
    .frame { fill: #ffffff; stroke: #d0d7de }
    .bar { fill: #f0f2f5 }
    .dot { fill: #c4cad1 }
    text { fill: #1f2328; font: ${FONT_SIZE}px ui-monospace, 'SF Mono', Menlo, Consolas, 'DejaVu Sans Mono', monospace; white-space: pre }
    .command { fill: #0a5db8; font-weight: 600 }
    @media (prefers-color-scheme: dark) {
      .frame { fill: #161b22; stroke: #3d444d }
      .bar { fill: #21262d }
      .dot { fill: #4b535d }
      text { fill: #e6edf3 }
      .command { fill: #79c0ff }
    }`;

const escaped = (text) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** One line of the terminal. Its length is fixed, so that columns stand below one another in every font. */
function drawnLine(text, row, kind) {
  const indent = text.length - text.trimStart().length;
  const shown = [...text.trim()];
  if (shown.length === 0) return [];
  const x = (PADDING + indent * COLUMN).toFixed(1);
  const y = BAR + PADDING + row * LINE + FONT_SIZE;
  const length = (shown.length * COLUMN).toFixed(1);
  const name = kind === undefined ? '' : ` class="${kind}"`;
  return [
    `  <text${name} x="${x}" y="${y}" textLength="${length}" xml:space="preserve">${escaped(shown.join(''))}</text>`,
  ];
}

/**
 * A terminal with a command and its output, as SVG.
 *
 * @param {string} title for readers who don't see the picture
 * @param {string} command
 * @param {string} output
 */
function terminal(title, command, output) {
  const printed = output.trimEnd().split('\n');
  const columns = Math.max(...[`$ ${command}`, ...printed].map((line) => [...line].length));
  const width = Math.ceil(columns * COLUMN + 2 * PADDING);
  const height = BAR + (printed.length + 1) * LINE + 2 * PADDING;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" role="img" aria-label="${escaped(title)}">
  <title>${escaped(title)}</title>
  <style>${STYLE}
  </style>
  <rect class="frame" x="0.5" y="0.5" width="${width - 1}" height="${height - 1}" rx="10" />
  <path class="bar" d="M1 ${BAR}V10.5A9.5 9.5 0 0 1 10.5 1H${width - 10.5}A9.5 9.5 0 0 1 ${width - 1} 10.5V${BAR}Z" />
  <circle class="dot" cx="22" cy="18" r="6" />
  <circle class="dot" cx="42" cy="18" r="6" />
  <circle class="dot" cx="62" cy="18" r="6" />
${[...drawnLine(`$ ${command}`, 0, 'command'), ...printed.flatMap((line, index) => drawnLine(line, index + 1))].join('\n')}
</svg>
`;
}

/**
 * One of the pictures, as SVG.
 *
 * @param {{ title: string, args: readonly string[] }} one
 */
export async function picture({ title, args }) {
  const command = join(root, 'packages/crosstable/dist/command.js');
  const { output } = await execute(process.execPath, [command, ...args], { cwd: root });
  return terminal(title, `crosstable ${args.join(' ')}`, output);
}
