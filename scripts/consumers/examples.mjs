// Compiles the examples of the documentation in the consumer's project.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { codeBlocks, docstringBlocks } from '../examples/blocks.mjs';
import { programOf } from '../examples/program.mjs';
import { documents, scopesOf, sourcesWithExamples } from '../examples/run.mjs';
import { root } from '../packages.mjs';
import { compiled } from './compile.mjs';

/**
 * @param {import('../runtimes/run.mjs').SmokeReports} reports
 * @param {string} project
 * @returns {Promise<string>} what the compiler prints if something is wrong
 */
export async function exampleProblems(reports, project) {
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
    const scopes = await scopesOf(path, (specifier) => reports.import.loaded[specifier].names);
    write(path, programOf(docstringBlocks(path, read(path)), { nested: false, scopes }));
  }
  // The examples use Node to read files and print.
  const typeRoots = [join(root, 'node_modules/@types')];
  const compilerOptions = { module: 'nodenext', typeRoots, types: ['node'], skipLibCheck: true };
  return compiled(project, { include: ['examples'], compilerOptions });
}
