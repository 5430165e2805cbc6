// publint and attw (are the types wrong?), which know the common ways in which a tarball disappoints a bundler or a
// compiler. Nothing is let through: publint's suggestions count, and so does `moduleResolution: node`, the old one.
import { readFileSync } from 'node:fs';

import { checkPackage, createPackageFromTarballData } from '@arethetypeswrong/core';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';

/**
 * One line per problem: the tool, its name for the problem, and where it is.
 *
 * @param {string} path of a tarball
 * @returns {Promise<string[]>}
 */
export async function lintProblems(path) {
  const bytes = readFileSync(path);
  return [...(await publintProblems(bytes)), ...(await typeProblems(bytes))];
}

async function publintProblems(bytes) {
  const tarball = bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength);
  const { messages, pkg } = await publint({ pack: { tarball }, strict: true });
  return messages.map((message) => `publint ${message.code}: ${formatMessage(message, pkg, { color: false })}`);
}

async function typeProblems(bytes) {
  const result = await checkPackage(createPackageFromTarballData(new Uint8Array(bytes)));
  if (!result.types) return ['attw NoTypes: the package has no declarations'];
  return result.problems.map(({ kind, ...place }) => `attw ${kind}: ${JSON.stringify(place)}`);
}
