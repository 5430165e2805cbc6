// The table of awards, and why each is what it is.
import { type TemplateResult, html, nothing } from 'lit-html';

import { isInputError } from '@crosstable/core/text';
import { type Contender, type PrizeList, printedAmount, prizes, prizesInWords } from '@crosstable/prizes/inside';
import { type ReadFundOptions, readFund } from '@crosstable/prizes/read';
import { numberWithMinus } from '@crosstable/words';
import { errorInWords } from '@crosstable/words/errors';

import type { Context } from '../context.js';
import { ERRORS } from '../errors-by-language.js';
import { isolated } from '../figures.js';
import { nameIn } from '../table.js';
import type { PrizesViewWords } from '../words/prizes-view-words.js';

function awards(
  list: PrizeList,
  decimals: number,
  contenders: readonly Contender[],
  { prizes: told }: PrizesViewWords,
  { explaining, shown, words: page }: Context,
): TemplateResult {
  const byId = new Map(contenders.map((one) => [one.id, one]));
  const { decimalSign } = told.sentences;
  const amountOf = ({ amount, exact, object }: PrizeList['awards'][number]): string => {
    const money = list.rounding === 'exact' ? exact : String(amount);
    const printed = printedAmount(money, 'exact', { decimals, decimalSign });
    return object === undefined ? printed : amount === 0 ? object : `${printed}, ${object}`;
  };
  return html`<div class="scroll" tabindex="0" role="region" aria-label=${told.kind}>
    <table class="compared awards">
      <thead>
        <tr>
          <th scope="col" class="rank"><abbr title=${page.rank}>#</abbr></th>
          <th scope="col" class="name">${page.player}</th>
          <th scope="col" class="number">${explaining.tiebreaks.PTS}</th>
          <th scope="col" class="team">${told.prize}</th>
          <th scope="col" class="number">${told.amount}</th>
          <th scope="col" class="signature">${told.signature}</th>
        </tr>
      </thead>
      <tbody>
        ${list.awards.map((award) => {
          const { points = 0, rank = 0 } = byId.get(award.player) ?? {};
          return html`<tr>
            <td class="rank">${isolated(String(rank))}</td>
            <th scope="row" class="name"><bdi>${nameIn(shown, award.player)}</bdi></th>
            <td class="number">${isolated(numberWithMinus(points, explaining))}</td>
            <td class="team"><bdi>${award.prize}</bdi></td>
            <td class="number">${isolated(amountOf(award))}</td>
            <td class="signature"></td>
          </tr>`;
        })}
      </tbody>
    </table>
  </div>`;
}

/** The prizes of a fund that is typed, or the mistake in it. */
export function awardsPart(
  text: string,
  options: ReadFundOptions & { readonly decimals: number },
  contenders: readonly Contender[],
  words: PrizesViewWords,
  context: Context,
): TemplateResult {
  const { decimals } = options;
  const { language, opened, shown, words: page } = context;
  let list: PrizeList;
  try {
    list = prizes(contenders, readFund(text, options));
  } catch (thrown) {
    if (!(thrown instanceof Error)) throw thrown;
    const own = ERRORS[language];
    const said =
      own !== undefined && isInputError(thrown)
        ? errorInWords(thrown, own)
        : html`${page.readerSays} <span lang="en">${thrown.message}</span>`;
    return html`<p class="summary" role="status">${said}</p>`;
  }
  const { sentences, about, left, nobody, why } = words.prizes;
  const lines = prizesInWords(list, { words: sentences, decimals, nameOf: (id) => nameIn(shown, id) });
  const reasons = lines.slice(0, list.awards.length);
  const ofNobody = lines.slice(list.awards.length, -1);
  return html`<p class="about">${about(list.model, list.rounding, opened.codes.join(', '))}</p>
    ${list.awards.length === 0 ? html`<p class="summary">${nobody}</p>` : awards(list, decimals, contenders, words, context)}
    <p class="totals">${lines.at(-1)}</p>
    ${
      reasons.length === 0
        ? nothing
        : html`<h2>${why}</h2>
            <ul class="reasons">
              ${reasons.map((line) => html`<li>${line}</li>`)}
            </ul>`
    }
    ${
      ofNobody.length === 0
        ? nothing
        : html`<h2>${left}</h2>
            <ul class="reasons">
              ${ofNobody.map((line) => html`<li>${line}</li>`)}
            </ul>`
    }`;
}
