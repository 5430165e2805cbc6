import type { Random } from '@crosstable/core/testing/random/random';

type Edit = (lines: string[], at: number, random: Random) => void;

const CHARACTERS = [
  '\0',
  '\t',
  '\r',
  '\n',
  ' ',
  '0',
  '1',
  '9',
  '-',
  '+',
  '=',
  'W',
  'w',
  'H',
  'Z',
  '?',
  '.',
  ',',
  '\ud800',
  '\u00e9',
  '\ufeff',
  '\u2028',
];

/** The text of the line before a column, and from there on. */
function cut(line: string, random: Random): [string, string] {
  const column = random.between(0, line.length);
  return [line.slice(0, column), line.slice(column)];
}

const EDITS: readonly Edit[] = [
  // A character: replaced, added, removed, or repeated
  (lines, at, random) => {
    const [before, after] = cut(lines[at], random);
    lines[at] = before + random.pick(CHARACTERS) + after.slice(1);
  },
  (lines, at, random) => {
    const [before, after] = cut(lines[at], random);
    lines[at] = before + random.pick(CHARACTERS) + after;
  },
  (lines, at, random) => {
    const [before, after] = cut(lines[at], random);
    lines[at] = before + after.slice(random.between(1, 12));
  },
  (lines, at, random) => {
    const [before, after] = cut(lines[at], random);
    lines[at] = before + after.slice(0, 10) + after;
  },
  (lines, at, random) => {
    const [before, after] = cut(lines[at], random);
    lines[at] = after + before;
  },
  (lines, at, random) => {
    lines[at] = cut(lines[at], random)[0];
  },
  // A number: another one
  (lines, at, random) => {
    const [before, after] = cut(lines[at], random);
    const number = random.pick(['0', '-1', '00', '99999', '1e9', '1.5', '9007199254740993', '0x10', 'NaN', 'Infinity']);
    lines[at] = before + after.replace(/\d+/, number);
  },
  // A line
  (lines, at) => lines.splice(at, 1),
  (lines, at, random) => lines.splice(random.between(0, lines.length), 0, lines[at]),
  (lines, at, random) => {
    const other = random.between(0, lines.length - 1);
    [lines[at], lines[other]] = [lines[other], lines[at]];
  },
  (lines, at) => lines.splice(at),
  (lines, at, random) => {
    lines[at] += random.pick([' ', '0', 'x', '\t', '   1 w 1  ']).repeat(random.pick([1, 80, 20_000]));
  },
  (lines, at, random) => {
    lines[at] =
      random.pick([
        '001',
        '012',
        '013',
        '042',
        '132',
        '142',
        '152',
        '162',
        '192',
        '202',
        '240',
        '250',
        '260',
        '299',
        '300',
        '310',
        '320',
        '330',
        'XXR',
        'XXC',
        'XXS',
        'XXA',
        'XXZ',
        'BBW',
        'BBU',
        '###',
        '',
      ]) + lines[at].slice(3);
  },
  // A column of every line
  (lines, at, random) => {
    const column = random.between(0, lines[at].length);
    const character = random.pick(['', '', ...CHARACTERS]);
    for (const [place, line] of lines.entries())
      lines[place] = line.slice(0, column) + character + line.slice(column + 1);
  },
  // The ends of the lines, of all or of one
  (lines, at, random) => {
    const end = random.pick(['\r', '\r\r', '\0', '\n']);
    for (const place of random.chance() < 0.5 ? [at] : lines.keys()) lines[place] += end;
  },
  (lines) => lines.splice(0, lines.length, lines.join('\r')),
  (lines, _at, random) => {
    lines[0] = random.pick(['\ufeff', '\ufeff\ufeff', '\0', '\n\n', '\u00ef\u00bb\u00bf']) + lines[0];
  },
];

/** Changes one place of a file's text. The file may become bytes, in any encoding and cut anywhere. */
export function mangleReport(given: unknown[], random: Random): void {
  const [source] = given;
  if (source instanceof Uint8Array) {
    given[0] = mangledBytes(source, random);
    return;
  }
  if (typeof source !== 'string') return;
  if (random.chance() < 0.15) {
    given[0] = Buffer.from(source, random.pick(['utf8', 'latin1', 'utf16le']));
    if (random.chance() < 0.3) given[0] = Uint8Array.from([0xff, 0xfe, ...Buffer.from(source, 'utf16le')]);
    return;
  }
  const lines = source.split('\n');
  random.pick(EDITS)(lines, random.between(0, lines.length - 1), random);
  given[0] = lines.join('\n');
}

function mangledBytes(source: Uint8Array, random: Random): Uint8Array {
  const bytes = [...source];
  const at = random.between(0, bytes.length);
  const byte = random.pick([0, 9, 10, 13, 0x80, 0xc3, 0xed, 0xfe, 0xff, random.between(0, 255)]);
  const change = random.between(0, 3);
  if (change === 0) bytes[at] = byte;
  else if (change === 1) bytes.splice(at, 0, byte);
  else if (change === 2) bytes.splice(at, random.between(1, 30));
  else bytes.length = at;
  return Uint8Array.from(bytes);
}
