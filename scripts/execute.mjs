// Runs a program to its end.
import { execFile } from 'node:child_process';

/** Settings of a surrounding pnpm or npm that would disturb a nested npm. */
const inherited = (name) => /^p?npm_/i.test(name);
const environment = Object.fromEntries(Object.entries(process.env).filter(([name]) => !inherited(name)));

/**
 * The exit code and the output, standard and errors together; a program that doesn't start has the code -1.
 *
 * @param {string} program
 * @param {readonly string[]} args
 * @param {{ cwd: string, input?: string, env?: Record<string, string> }} options `env` comes on top of the environment
 * @returns {Promise<{ code: number, output: string, stdout: string }>}
 */
export function execute(program, args, { cwd, input = '', env = {} }) {
  return new Promise((resolve) => {
    const settings = { cwd, env: { ...environment, ...env }, maxBuffer: 2 ** 26 };
    const child = execFile(program, args, settings, (error, stdout, stderr) => {
      const code = error === null ? 0 : typeof error.code === 'number' ? error.code : -1;
      const reason = code === -1 ? `${error.message}\n` : '';
      resolve({ code, output: `${stdout}${stderr}${reason}`, stdout });
    });
    child.stdin?.on('error', () => {}); // a program that ends without reading its input
    child.stdin?.end(input);
  });
}
