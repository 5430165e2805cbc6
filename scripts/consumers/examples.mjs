// Compiles the examples of the documentation in the consumer's project.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { codeBlocks, docstringBlocks } from '../examples/blocks.mjs';
import { documents, sourcesWithExamples } from '../examples/run.mjs';
import { typedDocument } from '../examples/typed.mjs';
import { entriesOf, readPackages, root } from '../packages.mjs';
import { compilerProblems } from './compiler.mjs';

/** What the entries of a package export, as declarations; the first entry comes last and shadows the others. */
function scopesOf(path, loaded) {
  const { manifest } = readPackages().find(({ folder }) => path.startsWith(`packages/${folder}/`));
  return entriesOf(manifest)
    .filter(({ specifier }) => specifier in loaded)
    .reverse()
    .map(({ specifier }) => {
      const names = loaded[specifier].import.names.filter((name) => name !== 'default');
      return `const { ${names.join(', ')} } = await import('${specifier}');`;
    });
}

/**
 * @param {import('./load.mjs').LoadedEntries} loaded
 * @param {string} project
 * @returns {Promise<string[]>}
 */
export async function exampleProblems(loaded, project) {
  const folder = join(project, 'examples');
  mkdirSync(folder);
  const read = (path) => readFileSync(join(root, path), 'utf8');
  const write = (path, text) => writeFileSync(join(folder, `${path.replaceAll('/', '--')}.mts`), text);
  for (const path of documents()) {
    write(path, typedDocument(codeBlocks(path, read(path), ['ts']), { nested: true }));
  }
  for (const path of sourcesWithExamples()) {
    write(path, typedDocument(docstringBlocks(path, read(path)), { nested: false, scopes: scopesOf(path, loaded) }));
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
