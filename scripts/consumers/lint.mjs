// publint and attw, which know the common ways in which a tarball disappoints a bundler or a compiler.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

import { publint } from 'publint';
import { formatMessage } from 'publint/utils';

import { execute } from '../execute.mjs';
import { root } from '../packages.mjs';

const attw = fileURLToPath(new URL('../../node_modules/@arethetypeswrong/cli/dist/index.js', import.meta.url));

/**
 * @param {import('./pack.mjs').Tarball} tarball
 * @returns {Promise<string[]>}
 */
export async function lintProblems({ path }) {
  const bytes = readFileSync(path);
  const tarball = bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength);
  const { messages, pkg } = await publint({ pack: { tarball }, strict: true });
  const types = await execute(
    process.execPath,
    [attw, path, '--no-definitely-typed', '--format', 'ascii', '--no-emoji'],
    {
      cwd: root,
    },
  );
  return [
    ...messages.map((message) => `publint: ${message.type}: ${formatMessage(message, pkg, { color: false })}`),
    ...(types.code === 0 ? [] : [`attw:\n${types.output}`]),
  ];
}
