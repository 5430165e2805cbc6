// axe, and the rules that are asked of a page: WCAG 2.2 AA and best practices.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

/** The script, which a page takes with `bypassCSP`. */
export const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

export const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
