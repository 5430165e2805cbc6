// Asks an editor's server for TypeScript where the names of installed packages are defined. The maps of the declarations lead it to
// the sources that each package has beside them.
import { spawn } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

/** Sends requests to the server, one after another, and gives the body of each answer. */
function startServer(cwd) {
  const path = createRequire(import.meta.url).resolve('typescript/lib/tsserver.js');
  const server = spawn(process.execPath, [path, '--disableAutomaticTypingAcquisition'], { cwd });
  const waiting = new Map();
  let count = 0;
  let text = '';
  server.stdout.setEncoding('utf8').on('data', (part) => {
    text += part;
    const lines = text.split('\n');
    text = lines.pop();
    for (const line of lines.filter((one) => one.startsWith('{'))) {
      const { body, request_seq: answered } = JSON.parse(line);
      waiting.get(answered)?.(body);
    }
  });
  const send = (command, args) => {
    count++;
    server.stdin.write(`${JSON.stringify({ seq: count, type: 'request', command, arguments: args })}\n`);
    return count;
  };
  return {
    send,
    ask: (command, args) => new Promise((resolve) => waiting.set(send(command, args), resolve)),
    stop: () => server.kill(),
  };
}

/**
 * Where "go to definition" leads for a name of an entry: the file, in the project, its first line, and the line of the definition.
 *
 * @param {string} project
 * @param {readonly { specifier: string, name: string }[]} asked
 * @returns {Promise<{ specifier: string, name: string, file: string, header: string, line: string }[]>}
 */
export async function definitions(project, asked) {
  const file = join(project, 'definitions.mts');
  const lines = asked.map(({ specifier, name }, at) => `import { ${name} as name${at} } from '${specifier}';`);
  writeFileSync(file, lines.join('\n'));
  const server = startServer(project);
  try {
    server.send('open', { file });
    const found = [];
    for (const [at, { specifier, name }] of asked.entries()) {
      const [place] = await server.ask('definition', { file, line: at + 1, offset: 'import { '.length + 1 });
      const source = readFileSync(place.file, 'utf8').split('\n');
      const path = place.file.slice(project.length + 1);
      found.push({ specifier, name, file: path, header: source[0], line: source[place.start.line - 1] });
    }
    return found;
  } finally {
    server.stop();
  }
}
