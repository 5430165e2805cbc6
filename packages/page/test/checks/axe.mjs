// axe, and the rules that are asked of a page: WCAG 2.2 AA and best practices.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

/** The script, which a page takes with `bypassCSP`. */
export const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

export const ALL_RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** The rules that ask for colours, and those that ask where things stand. All others ask for elements, roles and names. */
export const OF_COLOURS = ['color-contrast', 'link-in-text-block'];
export const OF_PLACES = [...OF_COLOURS, 'scrollable-region-focusable', 'skip-link', 'target-size'];
