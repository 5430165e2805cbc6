// Turns the code blocks of a document into one program that checks what the comments beside its statements say.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

import ts from 'typescript';

import { entriesOf, publishedPackages } from '../packages.mjs';
import { readExpectation } from './expectation.mjs';

/** What MIGRATING.md shows beside ours. Only JavaScript can: the compiler of the examples doesn't have it. */
const PEERS = ['tiebreak'];

/** @typedef {{ package: string, runs: boolean, url: string, path: string }} BuiltEntry an URL for `import`, a path for `require` */

/**
 * Every public import and where it leads in the built packages.
 *
 * @returns {Map<string, BuiltEntry>}
 */
export function builtEntries() {
  return new Map(
    publishedPackages().flatMap(({ directory, manifest }) =>
      entriesOf(manifest).map(({ specifier, name, runs }) => {
        const url = pathToFileURL(join(directory, 'dist', `${name}.js`)).href;
        return [specifier, { package: manifest.name, runs, url, path: join(directory, 'dist', `${name}.cjs`) }];
      }),
    ),
  );
}

/** @param {BuiltEntry} entry */
export function builtUrl({ url }) {
  if (existsSync(new URL(url))) return url;
  throw new Error(`${fileURLToPath(url)}: expected the built package; run: node scripts/build.mjs`);
}

/**
 * The blocks as one program, each nested in the one before: it sees what was declared there and may declare it anew.
 *
 * @param {readonly import('./blocks.mjs').Block[]} blocks
 * @returns {string}
 */
export function programOf(blocks) {
  const entries = builtEntries();
  return blocks
    .map((block) => checkedBlock(block, entries))
    .reduceRight((inner, outer) => `{\n${outer}\n${inner}}\n`, '');
}

function checkedBlock(block, entries) {
  const file = parseBlock(block);
  const statements = file.statements.map((statement) => {
    const at = `${block.path}:${block.line + file.getLineAndCharacterOfPosition(statement.getStart(file)).line}`;
    return ts.isImportDeclaration(statement)
      ? importedValues(statement, (specifier) => moduleOf(specifier, entries, at))
      : checkedStatement(statement, file, at);
  });
  const { outputText } = ts.transpileModule(statements.join('\n'), {
    compilerOptions: { target: ts.ScriptTarget.ES2022, module: ts.ModuleKind.ESNext },
  });
  return outputText.replaceAll(/^export \{\};$/gm, '');
}

/**
 * The syntax tree of a block. An expectation that stands beside no statement of the block's top level would never be
 * looked at, so it is refused.
 *
 * @param {import('./blocks.mjs').Block} block
 */
export function parseBlock({ path, line, code }) {
  const file = ts.createSourceFile(path, code, ts.ScriptTarget.ES2022, true, ts.ScriptKind.TS);
  const written = [...code.matchAll(/\/\/ *→/g)].length;
  const found = file.statements.filter((statement) => expectationOf(statement, file)?.how === '→').length;
  if (written > found)
    throw new Error(`${path}:${line}: expected each // → beside a statement, got ${written - found} elsewhere`);
  return file;
}

function moduleOf(specifier, entries, at) {
  const entry = entries.get(specifier);
  if (entry !== undefined) return entry.runs ? builtUrl(entry) : undefined;
  if (specifier.startsWith('node:') || PEERS.includes(specifier)) return specifier;
  throw new Error(`${at}: expected an entry of a package of this repository, got '${specifier}'`);
}

/**
 * An import's values as a declaration. An import can only stand at the top of a module, once per name; a `const` can
 * stand in any block.
 *
 * @param {ts.ImportDeclaration} declaration
 * @param {(specifier: string) => string | undefined} resolve undefined for a module that is nothing but types
 */
export function importedValues({ importClause, moduleSpecifier }, resolve) {
  const target = resolve(moduleSpecifier.text);
  if (importClause === undefined || importClause.isTypeOnly || target === undefined) return '';
  const module = `await import(${JSON.stringify(target)})`;
  const { name, namedBindings } = importClause;
  if (namedBindings !== undefined && ts.isNamespaceImport(namedBindings)) {
    return `const ${namedBindings.name.text} = ${module};`;
  }
  const named = (namedBindings?.elements ?? [])
    .filter(({ isTypeOnly }) => !isTypeOnly)
    .map((element) => `${(element.propertyName ?? element.name).text}: ${element.name.text}`);
  const names = [...(name ? [`default: ${name.text}`] : []), ...named];
  return names.length === 0 ? '' : `const { ${names.join(', ')} } = ${module};`;
}

/**
 * What the comment on the line where a statement ends, with the comment lines that follow it, says that the statement
 * gives (`→`) or throws.
 *
 * @param {ts.Statement} statement
 * @param {ts.SourceFile} file
 * @returns {{ how: '→' | 'throws', text: string } | undefined}
 */
export function expectationOf(statement, file) {
  const next = file.statements[file.statements.indexOf(statement) + 1];
  const rest = file.text.slice(statement.end, next?.getStart(file) ?? file.text.length);
  const comment = /^[ \t]*\/\/[^\n]*(?:\n[ \t]*\/\/[^\n]*)*/.exec(rest)?.[0] ?? '';
  const text = comment.replaceAll(/^[ \t]*\/\/ ?/gm, '');
  if (text.startsWith('→')) return { how: '→', text: text.slice(1).trim() };
  return /^throws \w*Error/.test(text) ? { how: 'throws', text: text.slice('throws '.length).trim() } : undefined;
}

function checkedStatement(statement, file, at) {
  const { how, text } = expectationOf(statement, file) ?? {};
  if (how === undefined) return statement.getText(file);
  if (how === 'throws') {
    const [message] = text.split('\n');
    const action = `async () => {\n${statement.getText(file)}\n}`;
    return `await checker.throws(${JSON.stringify(at)}, ${action}, ${JSON.stringify(message)});`;
  }
  const expected = readExpectation(text);
  if (expected === undefined)
    throw new Error(`${at}: expected a JavaScript literal after →, got ${JSON.stringify(text)}`);
  const { before, value } = subject(statement, file, at);
  return `${before}\nchecker.value(${JSON.stringify(at)}, ${value}, ${JSON.stringify(expected)});`;
}

/** What a statement is worth: the expression, what it logs, or what it declares. */
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
