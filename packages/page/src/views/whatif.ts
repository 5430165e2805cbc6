// A player's last round: places, the conditions for one of them, and the open boards.
import { type TemplateResult, html, nothing } from 'lit-html';

import { type Names, announcedRounds, unfinishedBefore } from '@crosstable/event';
import { type Sentence, conditionsInWords, shortNames, undecidedInWords } from '@crosstable/report/what-if';
import type { OwnResult, Place, WhatIf } from '@crosstable/whatif';

import type { Context } from '../context.js';
import { isolated, isolatedName, sentence } from '../figures.js';
import { nameLink } from '../find/name-link.js';
import { printedResult } from '../game-line.js';
import { numberedPairings, resultLines } from '../live/board-lines.js';
import { openGames } from '../live/open-games.js';
import type { Wanted } from '../state.js';
import { nameIn } from '../table.js';
import '../whatif.css';
import { answerOn } from '../whatif/ask.js';
import { contendersIn } from '../whatif/contenders.js';
import { type LastRoundWords, lastRoundWords } from '../whatif/last-round-words.js';
import type { Answer } from '../whatif/question.js';
import { standingsView } from './standings.js';
import { wishWidth } from './wished-width.js';

/** The player and the place that were chosen; at first the leader, and the first place. */
function wantedIn({ opened: { wanted }, shown: { rows } }: Context): Wanted {
  const isRanked = rows.some(({ player }) => player === wanted?.player);
  return isRanked && wanted !== null ? wanted : { player: rows[0].player, place: 1 };
}

function fields(present: Wanted, words: LastRoundWords, { opened, show, shown, words: page }: Context): TemplateResult {
  const choose =
    (change: (value: string) => Partial<Wanted>) =>
    ({ target }: Event): void => {
      if (target instanceof HTMLSelectElement) show({ ...opened, wanted: { ...present, ...change(target.value) } });
    };
  return html`<div class="asked">
    <label
      ><span>${page.player}</span>
      <select @change=${choose((player) => ({ player }))}>
        ${shown.rows.map(({ player, rank }) => html`<option value=${player} .selected=${player === present.player}>${rank}. ${nameIn(shown, player)}</option>`)}
      </select></label
    >
    <label
      ><span>${words.place}</span>
      <select @change=${choose((place) => ({ place: Number(place) }))}>
        ${shown.rows.map((_, at) => html`<option value=${at + 1} .selected=${at + 1 === present.place}>${words.answer.placeOrBetter(at + 1)}</option>`)}
      </select></label
    >
  </div>`;
}

/** A best or worst place; where it isn't exact, what is shown, excluded and not decided. */
function placeOf(side: 'best' | 'worst', place: Place, { answer }: LastRoundWords, semicolon: string): TemplateResult {
  if (place.exact) return html`<span class="reached">${isolated(answer.exactly(place.reached))}</span>`;
  const said = undecidedInWords(side, place, answer).join(`${semicolon} `);
  return html`<span class="undecided">${sentence(said)}</span>`;
}

/** Results of the open games after which the player has the place that is shown. */
function example({ witness }: Place, names: Names, words: LastRoundWords, context: Context): TemplateResult {
  const lines = witness.map(
    ({ black, result, white }) =>
      html`<li>
        <bdi>${names(white)}</bdi> – <bdi>${names(black)}</bdi> ${isolated(printedResult({ result }, context))}
      </li>`,
  );
  return html`<details class="example">
    <summary>${words.example}</summary>
    <ul>
      ${lines}
    </ul>
  </details>`;
}

/** A best or worst place with an example, which a place that no result changes doesn't need. */
function placeCell(
  side: 'best' | 'worst',
  { best, worst }: OwnResult,
  names: Names,
  words: LastRoundWords,
  context: Context,
): TemplateResult {
  const place = side === 'best' ? best : worst;
  const isFixed = best.exact && worst.exact && best.reached === worst.reached;
  return html`<td>
    ${placeOf(side, place, words, context.explaining.phrases.semicolon)}${isFixed ? nothing : example(place, names, words, context)}
  </td>`;
}

function placesTable(
  results: readonly OwnResult[],
  player: string,
  names: Names,
  words: LastRoundWords,
  context: Context,
): TemplateResult {
  const { ifOwn, noOpenGame } = words.answer;
  const name = isolatedName(names(player));
  return html`<table class="outcomes">
    <thead>
      <tr>
        <th scope="col">${words.ownResult}</th>
        <th scope="col">${words.answer.best}</th>
        <th scope="col">${words.answer.worst}</th>
      </tr>
    </thead>
    <tbody>
      ${results.map(
        (own) =>
          html`<tr>
            <th scope="row">${sentence(own.score === null ? noOpenGame(name) : ifOwn(own.score, name))}</th>
            ${placeCell('best', own, names, words, context)}${placeCell('worst', own, names, words, context)}
          </tr>`,
      )}
    </tbody>
  </table>`;
}

/** The boards that the conditions name, each once. */
function boardsIn(results: readonly OwnResult[], names: Names): ReadonlySet<string> {
  const named = results.flatMap(({ sufficient = [] }) => sufficient.flat());
  return new Set(named.map(({ black, white }) => `${names(white)} – ${names(black)}`));
}

/** The conditions that are in sight, before the reader asks for more. */
const MOST_CASES = 5;

function told(one: Sentence, { words }: Context): TemplateResult {
  if (typeof one === 'string') return html`<p>${sentence(one)}</p>`;
  const [shown, more] = [one.details.slice(0, MOST_CASES), one.details.slice(MOST_CASES)].map((cases) =>
    cases.length === 0
      ? nothing
      : html`<ul>
          ${cases.map((text) => html`<li>${sentence(text)}</li>`)}
        </ul>`,
  );
  return html`<p>${sentence(one.text)}</p>
    ${shown}${
      more === nothing
        ? nothing
        : html`<details class="example">
            <summary>${words.andMore(one.details.length - MOST_CASES)}</summary>
            ${more}
          </details>`
    }`;
}

function conditions(
  { results }: WhatIf,
  { place, player }: Wanted,
  names: Names,
  words: LastRoundWords,
  context: Context,
): TemplateResult {
  const isolatedNames: Names = (id) => isolatedName(names(id));
  const boards = [...boardsIn(results, isolatedNames)];
  const sentences = conditionsInWords(results, place, isolatedNames(player), isolatedNames, words.answer);
  const { semicolon } = context.explaining.phrases;
  return html`<div class="conditions">${sentences.map((one) => told(one, context))}</div>
    ${boards.length === 0 ? nothing : html`<p class="matter">${words.boards(results.some(({ score }) => score !== null))} ${sentence(boards.join(`${semicolon} `))}</p>`}`;
}

function found(answer: Answer | null, wanted: Wanted, words: LastRoundWords, context: Context): TemplateResult {
  const { shown, words: page } = context;
  if (answer?.kind === 'refused')
    return html`<p class="summary">${page.notComputable}</p>
      <p class="reader">${page.readerSays} <q lang="en">${answer.message}</q></p>`;
  const names = shortNames(shown.event.players, (id) => nameIn(shown, id));
  const sides = answer === null ? [] : answer.known.results.flatMap(({ best, worst }) => [best, worst]);
  const exact = sides.filter((side) => side.exact).length;
  return html`<p class="searching" role="status">
      ${answer === null ? words.begins : answer.kind === 'answer' ? nothing : exact === sides.length ? words.seeksConditions : words.searching(exact, sides.length)}
    </p>
    ${answer === null ? nothing : placesTable(answer.known.results, wanted.player, names, words, context)}
    <div role="status">
      ${answer?.kind === 'answer' ? conditions(answer.known, wanted, names, words, context) : nothing}
    </div>`;
}

/** So many of the first are asked at once whether they can still be first. */
const CONTENDERS = 12;

/** Those of the first who can still be first; sought once the answer about the chosen player is there. */
function contenders(answer: Answer | null, words: LastRoundWords, context: Context): TemplateResult {
  const { again, shown } = context;
  const asked = shown.rows.slice(0, CONTENDERS).map(({ player }) => player);
  const found = answer?.kind === 'answer' ? contendersIn({ event: shown.event, contenders: asked }, again) : null;
  const names = (players: readonly string[]): TemplateResult[] =>
    players.map((player, at) => html`${at === 0 ? nothing : ' · '}${nameLink(player, context)}`);
  return html`<p class="contenders" role="status">
    ${found === null ? nothing : html`<strong>${words.canBeFirst(found.possible.length, asked.length)}</strong> ${names(found.possible)}${found.undecided.length === 0 ? nothing : html`<br />${words.mayBeFirst} ${names(found.undecided)}`}`}
  </p>`;
}

/** Why the question can't be asked of this tournament; `undefined` where it can. */
function refusal(words: LastRoundWords, { opened, shown }: Context): string | undefined {
  const { event } = shown;
  const isOpen = openGames(shown, opened).length > 0;
  // Where nothing is open in the last round, an open game of the round that is shown is one of an earlier round
  const earlier = unfinishedBefore(event, isOpen ? event.round : event.round + 1);
  if (earlier === undefined) return isOpen ? undefined : words.nothingOpen(event.round);
  return words.earlier(
    earlier.round,
    isolatedName(nameIn(shown, earlier.white)),
    isolatedName(nameIn(shown, earlier.black)),
  );
}

/** The board of the player who was chosen first; the leader of the moment, who changes with the results, moves no board. */
function ownBoardFirst(lines: ReturnType<typeof numberedPairings>, wanted: Wanted | null): typeof lines {
  const isOwn = ({ pairing: { game } }: (typeof lines)[number]): boolean =>
    wanted !== null && [game.white, game.black].includes(wanted.player);
  return [...lines.filter(isOwn), ...lines.filter((one) => !isOwn(one))];
}

/** The view of the last round. */
export function view(context: Context): TemplateResult {
  const { again, opened, shown } = context;
  const words = lastRoundWords(context.language, again);
  if (words === undefined) return html`<p class="loading">${context.words.loading}</p>`;
  const refused = refusal(words, context);
  if (refused !== undefined) return html`<p class="summary">${sentence(refused)}</p>`;
  const { event } = shown;
  const present = wantedIn(context);
  const answer = answerOn({ event, player: present.player, place: present.place }, again);
  const open = new Set(openGames(shown, opened));
  const lines = numberedPairings(context).filter(({ pairing }) => open.has(pairing.pairing));
  const table = standingsView(context);
  // The boards have the room beside the answer
  wishWidth(Infinity);
  const isEarly = event.round < announcedRounds(event);
  return html`<p class="legend">${words.legend}</p>
    ${fields(present, words, context)} ${contenders(answer, words, context)}
    <div class="asked-desk">
      <div class="what-if">
        ${found(answer, present, words, context)}
        <p class="about">${words.answer.forfeits}${isEarly ? ` ${words.answer.early(event.round)}` : nothing}</p>
      </div>
      <div>
        <h2>${words.openBoards}</h2>
        ${resultLines(ownBoardFirst(lines, opened.wanted), context)}
      </div>
    </div>
    ${table}`;
}
