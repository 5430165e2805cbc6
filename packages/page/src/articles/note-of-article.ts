// The content of an article, which opens at its mark.
import { type TemplateResult, html, nothing } from 'lit-html';

import { type ArticleWords, articleInWords } from '@crosstable/words/articles';
import { EDITIONS, type Edition } from 'crosstable';

import type { Context } from '../context.js';
import { sentence } from '../figures.js';
import { openNote } from '../note.js';
import { wordsOfArticles } from './words-of-articles.js';

/** The editions, that of the table first. */
function inOrder(shown: Edition): readonly Edition[] {
  return [shown, ...EDITIONS.filter((one) => one !== shown)];
}

function link(address: string, text: string): TemplateResult {
  return html`<p><a href=${address} target="_blank" rel="noreferrer">${text}</a></p>`;
}

/** The sentences of an article, of both editions where they differ, and the links to the regulations. */
export function articleContent(
  article: string,
  shown: Edition,
  words: ArticleWords,
  more: TemplateResult | typeof nothing = nothing,
): TemplateResult | typeof nothing {
  const known = articleInWords(article, words);
  if (known === undefined) return more;
  const { chapters, says } = known;
  const { edition, handbook, ownWords } = words;
  const editions = inOrder(shown);
  const newest = Object.keys(chapters).length === 1 ? Object.values(chapters).at(0) : chapters[shown];
  return html`${
      typeof says === 'string'
        ? html`<p>${sentence(says)}</p>
            ${more}${newest === undefined ? nothing : link(newest, handbook)}`
        : html`${more}${editions.map(
            (one) =>
              html`<h3>${sentence(edition(one))}</h3>
                <p>${sentence(says[one])}</p>
                ${chapters[one] === undefined ? nothing : link(chapters[one], `${handbook}, ${edition(one)}`)}`,
          )}`
    }<small>${ownWords}</small>`;
}

/** Opens what an article says, at its mark, once its words are there. */
export function openArticle(
  article: string,
  at: Element,
  context: Pick<Context, 'explaining' | 'language' | 'opened' | 'words'>,
): void {
  const { explaining, language, opened, words } = context;
  const known = wordsOfArticles(language, () => {
    openArticle(article, at, context);
  });
  if (known === undefined) return;
  const heading = html`${sentence(explaining.phrases.cited(article))}`;
  openNote(at, { heading, content: html`${articleContent(article, opened.edition, known)}` }, words);
}
