// Turns the examples of a document into one TypeScript text that keeps every line in its place. The compiler reads it,
// and with checks it runs.
import ts from 'typescript';

import { expectationIn } from './expectation.mjs';

/**
 * The blocks, each in braces. Nested blocks see the declarations of those before them and may repeat them; the others
 * stand side by side. Without checks, statements that throw are left out, because the types often forbid them.
 *
 * @param {readonly import('./blocks.mjs').Block[]} blocks
 * @param {{ nested: boolean, scopes?: readonly string[], isChecked?: boolean }} options `scopes` are declarations around each
 *   block, the outermost first
 * @returns {string}
 */
export function programOf(blocks, { nested, scopes = [], isChecked = false }) {
  const open = [...scopes, ''].map((scope) => `{ ${scope} `).join('');
  const close = '}'.repeat(scopes.length + 1);
  let text = '';
  let line = 1;
  for (const block of blocks) {
    const code = `${open}${programOfBlock(block, isChecked)}${nested ? '' : close}`;
    text += '\n'.repeat(block.line - line) + code;
    line = block.line + code.split('\n').length - 1;
  }
  return `${text}${nested ? close.repeat(blocks.length) : ''}\n`;
}

function programOfBlock({ path, line, code }, isChecked) {
  const file = ts.createSourceFile(path, code, ts.ScriptTarget.ES2022, true, ts.ScriptKind.TS);
  const expectations = file.statements.map((statement) => expectationBeside(statement, file));
  // An expectation that stands elsewhere would never be compared.
  const elsewhere = [...code.matchAll(/\/\/ *→/g)].length - expectations.filter((one) => one?.how === '→').length;
  if (elsewhere > 0)
    throw new Error(`${path}:${line}: expected each // → beside a statement, got ${elsewhere} elsewhere`);
  let text = '';
  let end = 0;
  file.statements.forEach((statement, index) => {
    const start = statement.getStart(file);
    const at = `${path}:${line + file.getLineAndCharacterOfPosition(start).line}`;
    text += file.text.slice(end, start) + programOfStatement(statement, file, expectations[index], { at, isChecked });
    end = statement.end;
  });
  return text + file.text.slice(end);
}

/**
 * The expectation in the comment behind a statement and in the comment lines that follow: its value (`→`) or its error.
 *
 * @returns {{ how: '→' | 'throws', text: string } | undefined}
 */
function expectationBeside(statement, file) {
  const next = file.statements[file.statements.indexOf(statement) + 1];
  const rest = file.text.slice(statement.end, next?.getStart(file) ?? file.text.length);
  const comment = /^[ \t]*\/\/[^\n]*(?:\n[ \t]*\/\/[^\n]*)*/.exec(rest)?.[0] ?? '';
  const text = comment.replaceAll(/^[ \t]*\/\/ ?/gm, '');
  if (text.startsWith('→')) return { how: '→', text: text.slice(1).trim() };
  return /^throws \w*Error/.test(text) ? { how: 'throws', text: text.slice('throws '.length).trim() } : undefined;
}

function programOfStatement(statement, file, expectation, { at, isChecked }) {
  const source = statement.getText(file);
  // As many lines as before
  const padded = (instead) => instead + source.replaceAll(/[^\n]/g, '');
  if (ts.isImportDeclaration(statement)) return padded(declarationsOf(statement));
  if (expectation?.how === 'throws') {
    if (!isChecked) return padded(';');
    const [message] = expectation.text.split('\n');
    return `await check.throws(${JSON.stringify(at)}, async () => { ${source} }, ${JSON.stringify(message)});`;
  }
  if (expectation === undefined || !isChecked) return source;
  const expected = expectationIn(expectation.text);
  if (expected === undefined)
    throw new Error(`${at}: expected a JavaScript literal after →, got ${JSON.stringify(expectation.text)}`);
  const { before, value } = subject(statement, file, at);
  return `${before} check.value(${JSON.stringify(at)}, ${value}, ${JSON.stringify(expected)});`;
}

/** The value of a statement: the expression, the logged value, or the declared one. */
function subject(statement, file, at) {
  if (ts.isVariableStatement(statement) && statement.declarationList.declarations.length === 1) {
    return { before: statement.getText(file), value: statement.declarationList.declarations[0].name.getText(file) };
  }
  if (!ts.isExpressionStatement(statement)) {
    throw new Error(`${at}: expected an expression or one declaration before →, got ${statement.getText(file)}`);
  }
  const { expression } = statement;
  const logs = ts.isCallExpression(expression) && expression.expression.getText(file) === 'console.log';
  return { before: '', value: (logs ? expression.arguments[0] : expression).getText(file) };
}

/**
 * An import as declarations. An import can only stand at the top of a module, once per name; declarations can stand in
 * any block. A type can't be destructured and becomes an alias.
 */
function declarationsOf({ importClause, moduleSpecifier }) {
  const module = `import(${moduleSpecifier.getText()})`;
  const { name, namedBindings, isTypeOnly: areTypes } = importClause ?? {};
  if (namedBindings && ts.isNamespaceImport(namedBindings))
    return `const ${namedBindings.name.text} = await ${module};`;
  const imported = name === undefined ? [] : [{ name, propertyName: { text: 'default' }, isTypeOnly: false }];
  return [...imported, ...(namedBindings?.elements ?? [])]
    .map((one) => ({ own: one.name.text, of: (one.propertyName ?? one.name).text, isType: areTypes || one.isTypeOnly }))
    .map(({ own, of, isType }) =>
      isType ? `type ${own} = ${module}.${of};` : `const { ${of}: ${own} } = await ${module};`,
    )
    .join(' ');
}
