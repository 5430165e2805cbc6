// The games of a card: colour, opponent with rating and points, result, and what the ratings expected.
import { type TemplateResult, html, nothing } from 'lit-html';

import type { PlayerReport, PlayerRound } from '@crosstable/report';
import { numberWithMinus, outcomeInWords, roundInShort, withDecimals } from '@crosstable/words';

import type { Context } from '../context.js';
import { isolated } from '../figures.js';
import { nameLink, seatLink } from '../find/name-link.js';
import { nameIn } from '../table.js';
import type { PeopleWords } from '../words/people-words.js';

/** Which columns have something in them. */
interface Columns {
  readonly colour: boolean;
  readonly rating: boolean;
  readonly expected: boolean;
}

function opponentOf({ opponent, outcome }: PlayerRound, onTeam: boolean, context: Context): TemplateResult {
  const { explaining, shown } = context;
  if (opponent === null) return html`${outcomeInWords(outcome, null, explaining, shown.isOfTeams)}`;
  const { name, player, title } = opponent;
  return html`<span class="title">${title && `${title}\u00A0`}</span
    >${onTeam ? seatLink(player, name || player, context) : nameLink(player, context)}`;
}

function roundRow(one: PlayerRound, columns: Columns, onTeam: boolean, context: Context): TemplateResult {
  const { explaining, shown, words } = context;
  const { colour, expected, match, opponent, outcome, points, round } = one;
  const other = opponent === null ? null : opponent.name || nameIn(shown, opponent.player);
  const result = roundInShort(outcome, match?.gamePoints ?? points, explaining);
  return html`<tr ?data-followed=${!onTeam && opponent !== null && context.opened.followed.includes(opponent.player)}>
    <th scope="row" class="number">${isolated(String(round))}</th>
    ${columns.colour ? html`<td class="colour">${colour === '' ? nothing : words.colours[colour]}</td>` : nothing}
    <td class="name">${opponentOf(one, onTeam, context)}</td>
    <td class="number result">
      <span aria-hidden="true">${isolated(result)}</span
      ><span class="unseen">${outcomeInWords(outcome, other, explaining, shown.isOfTeams && !onTeam)}</span>
    </td>
    ${columns.rating ? html`<td class="number">${opponent?.rating == null ? nothing : isolated(String(opponent.rating))}</td>` : nothing}
    <td class="number">${opponent === null ? nothing : isolated(numberWithMinus(opponent.points, explaining))}</td>
    ${columns.expected ? html`<td class="number expected">${expected === null ? nothing : isolated(withDecimals(expected, 2, explaining.numbers))}</td>` : nothing}
  </tr>`;
}

/** The rounds, one in a row. */
export function roundsTable({ rounds, team }: PlayerReport, words: PeopleWords, context: Context): TemplateResult {
  const page = context.words;
  const onTeam = team !== undefined;
  const columns = {
    colour: rounds.some(({ colour }) => colour !== ''),
    rating: rounds.some(({ opponent }) => opponent !== null && opponent.rating !== null),
    expected: rounds.some(({ expected }) => expected !== null),
  };
  return html`<div class="scroll" tabindex="0" role="region" aria-labelledby="card-games">
    <table class="compared card-rounds">
      <thead>
        <tr>
          <th scope="col" class="number"><abbr title=${page.round}>#</abbr></th>
          ${columns.colour ? html`<th scope="col"><span class="unseen">${page.colours.w}/${page.colours.b}</span></th>` : nothing}
          <th scope="col" class="name">${words.opponent}</th>
          <th scope="col" class="number">${words.result}</th>
          ${columns.rating ? html`<th scope="col" class="number">${page.rating}</th>` : nothing}
          <th scope="col" class="number"><abbr title=${words.opponentPoints}>PTS</abbr></th>
          ${columns.expected ? html`<th scope="col" class="number expected">${words.expected}</th>` : nothing}
        </tr>
      </thead>
      <tbody>
        ${rounds.map((one) => roundRow(one, columns, onTeam, context))}
      </tbody>
    </table>
  </div>`;
}
