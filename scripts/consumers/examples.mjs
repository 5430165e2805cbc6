// Compiles the examples of the documentation in the consumer's project.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { codeBlocks, docstringBlocks } from '../examples/blocks.mjs';
import { programOf } from '../examples/program.mjs';
import { documents, scopesOf, sourcesWithExamples } from '../examples/run.mjs';
import { root } from '../packages.mjs';
import { compilerProblems } from './compiler.mjs';

/**
 * @param {import('./load.mjs').LoadedEntries} loaded
 * @param {string} project
 * @returns {Promise<string[]>}
 */
export async function exampleProblems(loaded, project) {
  const folder = join(project, 'examples');
  mkdirSync(folder);
  const read = (path) => readFileSync(join(root, path), 'utf8');
  const write = (path, text) => {
    writeFileSync(join(folder, `${path.replaceAll('/', '--')}.mts`), `${text}export {};\n`);
  };
  for (const path of documents()) {
    write(path, programOf(codeBlocks(path, read(path), ['ts']), { nested: true }));
  }
  for (const path of sourcesWithExamples()) {
    const scopes = await scopesOf(path, (specifier) => loaded[specifier].import.names);
    write(path, programOf(docstringBlocks(path, read(path)), { nested: false, scopes }));
  }
  const compilerOptions = {
    module: 'nodenext',
    target: 'es2022',
    lib: ['es2022'],
    // Examples may read files and print.
    typeRoots: [join(root, 'node_modules/@types')],
    types: ['node'],
    strict: true,
    skipLibCheck: true,
    noEmit: true,
  };
  writeFileSync(join(project, 'tsconfig.examples.json'), JSON.stringify({ compilerOptions, include: ['examples'] }));
  return compilerProblems('tsconfig.examples.json', project);
}
