// Tables of the reasons that explanations give, for translators, made from the types.
import ts from 'typescript';

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

/** One row: the key, its meaning, and the numbers by name. */
function row(member, description, text) {
  const values = ts.isTypeLiteralNode(member.type)
    ? member.type.members.map((value) => `\`${value.name.text}\`: ${commentsOn(value, text).description}`)
    : [];
  return `| \`${member.name.text}\` | ${cell(description)} | ${cell(values.join(' '))} |`;
}

/**
 * The tables of an interface whose properties are the reasons, as Markdown.
 *
 * @param {string} text the source
 * @param {string} type the name of the interface
 * @returns {string}
 */
export function reasonTables(text, type) {
  const source = ts.createSourceFile('reasons.ts', text, ts.ScriptTarget.Latest, true);
  const declared = source.statements.find((one) => ts.isInterfaceDeclaration(one) && one.name.text === type);
  if (declared === undefined) throw new Error(`expected the interface ${type}, found none`);
  const lines = declared.members.flatMap((member) => {
    const { description, group } = commentsOn(member, text);
    const head =
      group === undefined ? [] : ['', `${group}:`, '', '| Key | What it says | `values` |', '| --- | --- | --- |'];
    return [...head, row(member, description, text)];
  });
  return lines.join('\n');
}
