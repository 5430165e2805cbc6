import { TIEBREAKS } from '@crosstable/standings';

import { bashCompletion } from './completion-bash.js';
import { fishCompletion } from './completion-fish.js';
import { zshCompletion } from './completion-zsh.js';
import type { Shell } from './syntax.js';

/** Every code with each of its modifiers; not the limits of Koya, of which there is no end. */
function codes(): readonly string[] {
  return TIEBREAKS.flatMap(({ code, modifiers }) => [
    code,
    ...modifiers.filter((modifier) => !modifier.startsWith('/L')).map((modifier) => code + modifier),
  ]);
}

const SCRIPTS: Readonly<Record<Shell, (codes: readonly string[]) => string>> = {
  bash: bashCompletion,
  zsh: zshCompletion,
  fish: fishCompletion,
};

/** The script that completes `crosstable` in a shell. */
export function completionScript(shell: Shell): string {
  return SCRIPTS[shell](codes());
}
