// publint and attw (are the types wrong?) find the common faults of a tarball for bundlers and compilers. Every finding
// counts: publint's suggestions, too, and those about the old `moduleResolution: node`.
import { readFileSync } from 'node:fs';

import { checkPackage, createPackageFromTarballData } from '@arethetypeswrong/core';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';

/**
 * One line per problem: the tool, its name for the problem, and the place.
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
