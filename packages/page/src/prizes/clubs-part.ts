// The ranking of clubs, federations or groups under the prizes, where players have any of them.
import { type TemplateResult, html, nothing } from 'lit-html';

import { type Contender, type RankedTeam, teamsInWords, teamsOf } from '@crosstable/prizes/inside';
import { clubOrder } from '@crosstable/report';
import { numberWithMinus } from '@crosstable/words';

import type { Context } from '../context.js';
import { isolated } from '../figures.js';
import { nameIn } from '../table.js';
import type { PrizesViewWords } from '../words/prizes-view-words.js';

const LABELS = ['club', 'federation', 'group'] as const;

type Label = (typeof LABELS)[number];

/** The most players who count, in the field for their number. */
const MOST = 10;

/** The choice of the reader, for every tournament. */
let chosen: { readonly by: Label | null; readonly best: number } = { by: null, best: 4 };

/** The labels that players have. */
function labelsIn(contenders: readonly Contender[]): readonly Label[] {
  return LABELS.filter((label) => contenders.some((one) => (one[label] ?? '') !== ''));
}

function fields(labels: readonly Label[], by: Label, words: PrizesViewWords, { again }: Context): TemplateResult {
  const choose =
    (change: (value: string) => Partial<typeof chosen>) =>
    ({ target }: Event): void => {
      if (!(target instanceof HTMLSelectElement)) return;
      chosen = { ...chosen, ...change(target.value) };
      again();
    };
  const numbers = Array.from({ length: MOST }, (_, at) => at + 1);
  return html`<div class="asked">
    <label
      ><span>${words.by}</span>
      <select @change=${choose((value) => ({ by: LABELS.find((one) => one === value) ?? null }))}>
        ${labels.map((label) => html`<option value=${label} .selected=${label === by}>${words.clubs.team[label]}</option>`)}
      </select></label
    >
    <label
      ><span>${words.best}</span>
      <select @change=${choose((value) => ({ best: Number(value) }))}>
        ${numbers.map((number) => html`<option value=${number} .selected=${number === chosen.best}>${number}</option>`)}
      </select></label
    >
  </div>`;
}

function row({ label, members, rank, values }: RankedTeam, { explaining, shown }: Context): TemplateResult {
  return html`<tr>
    <td class="rank">${isolated(String(rank ?? ''))}</td>
    <th scope="row" class="name"><bdi>${label}</bdi></th>
    ${values.map((value) => html`<td class="number">${isolated(value === null ? '–' : numberWithMinus(value, explaining))}</td>`)}
    <td class="team"><bdi>${members.map(({ player }) => nameIn(shown, player)).join(', ')}</bdi></td>
  </tr>`;
}

/** The ranking by the best players of each, and the sum of each by player. */
export function clubsPart(
  contenders: readonly Contender[],
  words: PrizesViewWords,
  context: Context,
): TemplateResult | typeof nothing {
  const labels = labelsIn(contenders);
  const by = labels.find((label) => label === chosen.by) ?? labels.at(0);
  if (by === undefined) return nothing;
  const { explaining, opened, shown, words: page } = context;
  const order = clubOrder(opened.codes);
  const teams = teamsOf(contenders, { by, best: chosen.best, order });
  const sentences = words.prizes.sentences;
  const lines = teamsInWords(teams, order, { words: sentences, nameOf: (id) => nameIn(shown, id) });
  return html`<div class="clubs">
    <h2 id="clubs-title">${words.clubsTitle}</h2>
    ${fields(labels, by, words, context)}
    <div class="scroll" tabindex="0" role="region" aria-labelledby="clubs-title">
      <table class="compared">
        <thead>
          <tr>
            <th scope="col" class="rank"><abbr title=${page.rank}>#</abbr></th>
            <th scope="col" class="name">${words.clubs.team[by]}</th>
            ${order.map((score) => html`<th scope="col" class="number">${score === 'points' ? explaining.tiebreaks.PTS : score}</th>`)}
            <th scope="col" class="team">${words.clubs.members}</th>
          </tr>
        </thead>
        <tbody>
          ${teams.map((team) => row(team, context))}
        </tbody>
      </table>
    </div>
    <details>
      <summary>${words.clubs.why}</summary>
      <ul class="reasons">
        ${lines.map((line) => html`<li>${line}</li>`)}
      </ul>
    </details>
  </div>`;
}
