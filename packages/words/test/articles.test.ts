// The contents of articles: whatever article something names, every language says what it is about.
import { readFileSync, readdirSync } from 'node:fs';

import { describe, expect, it } from 'vitest';

import { TIEBREAKS } from '@crosstable/standings';
import { explanations } from '@crosstable/standings/testing/every-explanation';

import { type ArticleWords, articleInWords } from '../src/articles/contents.js';
import { ARTICLES as GERMAN } from '../src/articles/de.js';
import { ARTICLES as ENGLISH } from '../src/articles/en.js';
import { ARTICLES as SPANISH } from '../src/articles/es.js';
import { ARTICLES as FRENCH } from '../src/articles/fr.js';

const LANGUAGES: readonly (readonly [string, ArticleWords])[] = [
  ['English', ENGLISH],
  ['German', GERMAN],
  ['French', FRENCH],
  ['Spanish', SPANISH],
];

const SOURCES = new URL('../../', import.meta.url);

/** The packages whose reasons, titles and findings name articles. */
const NAMING = [
  ...['average-rating', 'buchholz', 'core', 'direct-encounter', 'koya', 'performance-rating', 'progressive'],
  ...['sonneborn-berger', 'standings', 'team', 'us-chess', 'wins', 'printed-table'],
];

/** The articles that stand in the sources: as `'16.4.1'`, as `article: '6'`, and as the rule of US Chess. */
function articlesIn(name: string): readonly string[] {
  const folder = new URL(`${name}/src/`, SOURCES);
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.ts'));
  const pattern = /'(\d+(?:\.\d+)+(?:\.[a-d])?)'|\barticle: '(\d+)'|'((?:B\.02 [\d.]+|US Chess 34E\d+))'/g;
  return files.flatMap((file) => {
    const text = readFileSync(new URL(file, folder), 'utf8');
    return [...text.matchAll(pattern)].map(([, ...groups]) => groups.join(''));
  });
}

const NAMED = new Set(NAMING.flatMap(articlesIn));

/** The articles of a value, and of whatever is in it. */
function articlesOf(value: unknown): readonly string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inside]) =>
    key === 'article' && typeof inside === 'string' ? [inside] : articlesOf(inside),
  );
}

/** The articles of the Rating Regulations that explanations of ratings cite, for either kind. */
const OF_RATINGS = ['5.1', '8.1.2', '8.3.1', '8.3.3', '8.3.4'].flatMap((article) => [
  `B.02 ${article}`,
  `B.02 ${article.replace(/^8/, '7')} (rapid and blitz)`,
]);

it('the sources name the articles that are looked for, and the tie-breaks of US Chess', () => {
  expect(NAMED.size).toBeGreaterThan(60);
  for (const known of ['6', '14.1.1.d', '16.4.2', 'B.02 8.1.1', 'US Chess 34E11']) expect(NAMED).toContain(known);
});

describe.each(LANGUAGES)('%s', (language, words) => {
  const saidOf = (article: string): readonly string[] => {
    const says = articleInWords(article, words)?.says;
    return says === undefined ? [] : typeof says === 'string' ? [says] : Object.values(says);
  };

  it('says what every article is about that the sources name, and that ratings cite', () => {
    expect([...NAMED, ...OF_RATINGS].filter((article) => saidOf(article).length === 0)).toEqual([]);
  });

  it('says what every article is about that the title of a tie-break or an explanation names', () => {
    const explained = articlesOf(explanations());
    expect(explained.length).toBeGreaterThan(100);
    const all = new Set([...TIEBREAKS.map(({ article }) => article), ...explained]);
    expect([...all].filter((article) => saidOf(article).length === 0)).toEqual([]);
  });

  it('says it in sentences of its own', () => {
    for (const article of NAMED) {
      for (const said of saidOf(article)) {
        expect(said).toMatch(/^\p{Lu}.*\.$/u);
        expect(said.length).toBeLessThan(300);
      }
      if (language !== 'English') expect(saidOf(article)).not.toEqual(articleInWords(article, ENGLISH)?.says);
    }
  });
});

it('an article that changed has a sentence of each edition, and the chapters of both', () => {
  expect(articleInWords('16.4.2', ENGLISH)).toEqual({
    says: {
      '2024-08': 'No limit: the dummy has the player’s own score.',
      '2026-03': 'After a bye the dummy has no more than a draw in every round would bring.',
    },
    chapters: {
      '2024-08': 'https://handbook.fide.com/chapter/TieBreakRegulations082024',
      '2026-03': 'https://handbook.fide.com/chapter/TieBreakRegulations032026',
    },
  });
});

it('rapid and blitz ratings have a chapter of their own; US Chess isn’t in the handbook; nothing else is known', () => {
  const ofRapid = articleInWords('B.02 7.3.4 (rapid and blitz)', ENGLISH);
  expect(ofRapid?.says).toBe(articleInWords('B.02 8.3.4', ENGLISH)?.says);
  expect(ofRapid?.chapters).toEqual({ '2026-03': 'https://handbook.fide.com/chapter/B02RBRegulations2024' });
  expect(articleInWords('B.02 8.3.4', ENGLISH)?.chapters).toEqual({
    '2026-03': 'https://handbook.fide.com/chapter/B022024',
  });
  expect(articleInWords('US Chess 34E2', ENGLISH)?.chapters).toEqual({});
  for (const unknown of ['99.1', 'toString', 'By the club']) expect(articleInWords(unknown, ENGLISH)).toBeUndefined();
});
