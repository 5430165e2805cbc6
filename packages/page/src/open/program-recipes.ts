// The way to a file that can be read, for each program: the sentence is loaded when somebody asks for it.
import { type TemplateResult, html, nothing } from 'lit-html';

import { PROGRAM_NAMES, type ProgramName, RECIPE_OF } from '@crosstable/words/recipes';

import { laterWords } from '../late-words.js';
import type { PageWords } from '../words/page-words.js';

const recipeWords = laterWords('recipes');

/** The program whose recipe is shown. */
let shown: ProgramName | null = null;

/** The programs, and the recipe of the one that was chosen. */
export function programRecipes(language: string, words: PageWords, again: () => void): TemplateResult {
  const known = shown === null ? undefined : recipeWords(language, again);
  const choose = (program: ProgramName): void => {
    shown = program === shown ? null : program;
    again();
  };
  return html`<section class="recipes">
    <h2 id="recipes-title">${words.recipes}</h2>
    <div class="programs" role="group" aria-labelledby="recipes-title">
      ${PROGRAM_NAMES.map(
        (program) =>
          html`<button
            type="button"
            class="quiet"
            aria-expanded=${program === shown ? 'true' : 'false'}
            @click=${() => {
              choose(program);
            }}
          >
            ${program.replace(' or ', ' / ')}
          </button>`,
      )}
    </div>
    <p role="status">
      ${shown === null || known === undefined ? nothing : known.recipes[RECIPE_OF[shown]]({ program: shown })}
    </p>
  </section>`;
}
