// The examples as TypeScript that a compiler can check: what a reader copies into a file of their own must compile.
import ts from 'typescript';

import { expectationOf, importedValues, parseBlock } from './program.mjs';

/**
 * One file per document, in which every line of an example stands in the line where it stands in the document.
 *
 * @param {readonly import('./blocks.mjs').Block[]} blocks
 * @param {{ nested: boolean, scopes?: readonly string[] }} options whether a block sees those before it, and declarations
 *   around each, the outermost first
 */
export function typedDocument(blocks, { nested, scopes = [] }) {
  const open = [...scopes, ''].map((scope) => `{ ${scope} `).join('');
  const close = '}'.repeat(scopes.length + 1);
  let text = '';
  let line = 1;
  for (const block of blocks) {
    const code = `${open}${typedBlock(block)}${nested ? '' : close}`;
    text += '\n'.repeat(block.line - line) + code;
    line = block.line + code.split('\n').length - 1;
  }
  return `${text}${nested ? close.repeat(blocks.length) : ''}\nexport {};\n`;
}

function typedBlock(block) {
  const file = parseBlock(block);
  let text = '';
  let end = 0;
  for (const statement of file.statements) {
    const start = statement.getStart(file);
    const source = file.text.slice(start, statement.end);
    const instead = replacement(statement, file);
    // As many lines as before.
    text += file.text.slice(end, start) + (instead === undefined ? source : instead + source.replaceAll(/[^\n]/g, ''));
    end = statement.end;
  }
  return text + file.text.slice(end);
}

function replacement(statement, file) {
  if (ts.isImportDeclaration(statement)) {
    return `${importedValues(statement, (specifier) => specifier)} ${importedTypes(statement)}`;
  }
  // What throws is often what the types forbid.
  return expectationOf(statement, file)?.how === 'throws' ? ';' : undefined;
}

/** Types can't be destructured; each becomes an alias. */
function importedTypes({ importClause, moduleSpecifier }) {
  const elements = importClause?.namedBindings?.elements ?? [];
  return elements
    .filter(({ isTypeOnly }) => isTypeOnly || importClause.isTypeOnly)
    .map(({ propertyName, name }) => {
      return `type ${name.text} = import(${moduleSpecifier.getText()}).${(propertyName ?? name).text};`;
    })
    .join(' ');
}
