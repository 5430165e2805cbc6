// The card of a player or a team: place, games with opponents, rating, and every tie-break, which leads to its account.
import { type TemplateResult, html, nothing } from 'lit-html';

import { type PlayerReport, playerReport } from '@crosstable/report';
import { definedIn } from '@crosstable/standings';
import { nameByWords, printedValue } from '@crosstable/words';

import { closeButton } from '../close-button.js';
import type { Context } from '../context.js';
import { isolated, isolatedName, sentence } from '../figures.js';
import { nameLink } from '../find/name-link.js';
import { openGames } from '../live/open-games.js';
import type { ChosenPlayer } from '../state.js';
import { nameIn } from '../table.js';
import type { PeopleWords } from '../words/people-words.js';
import './card.css';
import { roundsTable } from './card-rounds.js';
import { chosenRules, ratingPart } from './card-rating.js';
import type { normsPart } from './norms-part.js';
import { placesLine } from './places-line.js';
import { wordsOfPeople } from './words-of-people.js';

let last: { readonly asked: string; readonly shown: Context['shown']; readonly report: PlayerReport } | undefined;

/** The facts of the chosen one, computed once for a table and for each K. */
function reportOn({ onTeam, player }: ChosenPlayer, { opened, shown }: Context): PlayerReport {
  const rules = { ...chosenRules(opened.event, player), onTeam };
  const asked = JSON.stringify([player, rules]);
  if (last?.shown !== shown || last.asked !== asked)
    last = { asked, shown, report: playerReport(shown.event, player, rules) };
  return last.report;
}

/** The mark of a followed one: in every table, and in the link. */
function followButton(
  player: string,
  name: string,
  words: PeopleWords,
  { opened, say, show }: Context,
): TemplateResult {
  const isFollowed = opened.followed.includes(player);
  return html`<button
    type="button"
    class="follow"
    aria-pressed=${isFollowed ? 'true' : 'false'}
    @click=${() => {
      const others = opened.followed.filter((one) => one !== player);
      show({ ...opened, followed: isFollowed ? others : [...others, player] });
      say(isFollowed ? words.followsNot(name) : words.follows(name));
    }}
  >
    <span aria-hidden="true">${isFollowed ? '★' : '☆'}</span> ${words.follow}
  </button>`;
}

/** Place, points, number, rating, club: what the file tells. */
function facts(report: PlayerReport, words: PeopleWords, context: Context): TemplateResult {
  const { club, federation, number, participants, points, rank, rating, team } = report;
  const { explaining, shown } = context;
  const told = [
    ...(rank === null || participants === null ? [] : [sentence(words.placeOf(rank, participants))]),
    sentence(explaining.phrases.points(points)),
    sentence(words.startNumber(number)),
    ...(rating === null ? [] : [sentence(words.rated(rating))]),
    ...[federation, club].filter((one) => one !== '').map((one) => html`<bdi>${one}</bdi>`),
    ...(team === undefined ? [] : [nameLink(team, context)]),
  ];
  return html`<p class="facts">
    ${told.map((one, at) => html`${at === 0 ? nothing : ' · '}${one}`)}${shown.isOfTeams && team === undefined ? nothing : html`${' · '}${sentence(words.colours(report.colours.white, report.colours.black))}`}
  </p>`;
}

/** Every value of the list; each leads to its account. */
function values(
  { player, values: all }: PlayerReport,
  words: PeopleWords,
  { explaining, opened, show, shown }: Context,
): TemplateResult | typeof nothing {
  if (all.length === 0) return nothing;
  return html`<section aria-labelledby="card-values">
    <h3 id="card-values">${words.tiebreaks}</h3>
    <ul class="card-values">
      ${all.map(({ code, value }, at) => {
        const defined = definedIn(shown.table, code);
        return html`<li>
          <button
            type="button"
            @click=${() => {
              show({ ...opened, view: 'standings', selection: { kind: 'value', player, at } });
            }}
          >
            <strong>${code}</strong> ${isolated(printedValue(code, value, explaining, defined))}
            <small>${nameByWords(code, explaining, defined) ?? code}</small>
          </button>
        </li>`;
      })}
    </ul>
    <p class="hint">${words.whyNumber}</p>
  </section>`;
}

/** The way to the question what the open games can bring. */
function whatIf({ player, rank }: PlayerReport, words: PeopleWords, { opened, show, shown }: Context) {
  if (rank === null || shown.isOfTeams || openGames(shown, opened).length === 0) return nothing;
  return html`<button
    type="button"
    class="question"
    @click=${() => {
      show({ ...opened, view: 'whatif', wanted: { player, place: rank }, selection: null });
    }}
  >
    ${words.whatIf}
  </button>`;
}

/** The code that computes norms; loaded with the first card. */
let ofNorms: { readonly normsPart: typeof normsPart } | undefined;

/** The norms of a player; they come after the card. */
function norms(player: string, words: PeopleWords, context: Context): TemplateResult | typeof nothing {
  if (ofNorms !== undefined) return ofNorms.normsPart(player, words, context);
  void import('./norms-part.js').then((loaded) => {
    ofNorms = loaded;
    context.again();
  });
  return nothing;
}

/** The way to a rating list of FIDE, where somebody can be found in it. */
function listPart({ list }: PeopleWords, { shown }: Context): TemplateResult | typeof nothing {
  if (shown.event.players.every(({ fideId = '' }) => fideId === '')) return nothing;
  const choose = ({ target }: Event): void => {
    if (!(target instanceof HTMLInputElement)) return;
    const file = target.files?.item(0);
    if (file == null) return;
    void import('../fide-list/take-list.js').then(({ readList }) => {
      readList(file);
      // Of a list that is chosen again the browser would say nothing
      target.value = '';
    });
  };
  return html`<p class="rating-list">
    <label class="button quiet"
      ><input type="file" class="unseen" accept=".txt,.xml,.zip" @change=${choose} /><span>${list.open}</span></label
    >
    <span class="hint">${list.completes}</span>
  </p>`;
}

/** The card of the chosen one. */
export function view(context: Context): TemplateResult {
  const { again, language, opened, shown, show } = context;
  const { selection } = opened;
  const words = wordsOfPeople(language, again);
  if (selection?.kind !== 'player' || words === undefined) return html`<p class="loading">${context.words.loading}</p>`;
  const report = reportOn(selection, context);
  const { name, onTeam } = { name: report.name || nameIn(shown, report.player), onTeam: selection.onTeam === true };
  return html`<article class="card" aria-labelledby="card-title">
    <header>
      <h2 id="card-title" tabindex="-1"><span class="title">${report.title}</span> <bdi>${name}</bdi></h2>
      ${onTeam ? nothing : followButton(report.player, isolatedName(name), words, context)}
      ${closeButton(context.words, () => {
        show({ ...opened, selection: null });
      })}
    </header>
    ${facts(report, words, context)}
    <div class="card-parts">
      <div>
        <h3 id="card-games">${shown.isOfTeams && !onTeam ? context.words.views.matches : words.games}</h3>
        ${roundsTable(report, words, context)}
      </div>
      <div>
        ${onTeam ? nothing : placesLine(report.player, words, context)}${values(report, words, context)}${whatIf(report, words, context)}
        ${ratingPart(report, words, context)}
        ${shown.isOfTeams && !onTeam ? nothing : html`${norms(report.player, words, context)}${listPart(words, context)}`}
      </div>
    </div>
  </article>`;
}
