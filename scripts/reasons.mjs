// The reasons that explanations give, for those who put them into another language: keeps the tables in the READMEs equal to
// the types. `--check` changes nothing and fails where a table is out of date.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import prettier from 'prettier';
import ts from 'typescript';

import { keep, withBlock } from './kept-file.mjs';
import { root } from './packages.mjs';

/** Where the reasons are declared, and which README lists them. */
export const TABLES = [
  { path: 'packages/crosstable/README.md', source: 'packages/core/src/rule/reasons.ts', type: 'ReasonValues' },
  { path: 'packages/elo/README.md', source: 'packages/elo/src/rating-reasons.ts', type: 'RatingReasonValues' },
];

/** A comment without its signs, in one line. */
function plain(comment) {
  return comment
    .replace(/^\/\*\*|\*\/$|^\/\//g, '')
    .replaceAll(/\n\s*\*/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
}

/** The comments before a member: `//` begins a group, `/**` describes it. */
function commentsOn(member, text) {
  const comments = (ts.getLeadingCommentRanges(text, member.getFullStart()) ?? []).map(({ pos, end }) =>
    text.slice(pos, end),
  );
  const described = comments.find((comment) => comment.startsWith('/**'));
  if (described === undefined) throw new Error(`${member.name.getText()}: expected a description, got none`);
  const group = comments.find((comment) => comment.startsWith('//'));
  return { description: plain(described), group: group === undefined ? undefined : plain(group) };
}

function cell(text) {
  return text.replaceAll('|', '\\|');
}

/** One row: the key, what it says, and the numbers by name. */
function row(member, description, text) {
  const values = ts.isTypeLiteralNode(member.type)
    ? member.type.members.map((value) => `\`${value.name.text}\`: ${commentsOn(value, text).description}`)
    : [];
  return `| \`${member.name.text}\` | ${cell(description)} | ${cell(values.join(' '))} |`;
}

/**
 * The tables of an interface whose properties are the reasons, as Markdown, aligned as prettier leaves it.
 *
 * @param {string} text the source
 * @param {string} type the name of the interface
 */
export async function reasonTables(text, type) {
  const source = ts.createSourceFile('reasons.ts', text, ts.ScriptTarget.Latest, true);
  const declared = source.statements.find((one) => ts.isInterfaceDeclaration(one) && one.name.text === type);
  if (declared === undefined) throw new Error(`expected the interface ${type}, found none`);
  const lines = declared.members.flatMap((member) => {
    const { description, group } = commentsOn(member, text);
    const head =
      group === undefined ? [] : ['', `${group}:`, '', '| Key | What it says | `values` |', '| --- | --- | --- |'];
    return [...head, row(member, description, text)];
  });
  return (await prettier.format(lines.join('\n'), { parser: 'markdown' })).trim();
}

/** The README with its tables. */
export async function withReasons(before, { source, type }) {
  return withBlock(before, 'reasons', await reasonTables(readFileSync(join(root, source), 'utf8'), type));
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  for (const table of TABLES) {
    await keep({
      path: table.path,
      what: 'the table of reasons',
      script: 'scripts/reasons.mjs',
      madeFrom: (before) => withReasons(before, table),
    });
  }
}
