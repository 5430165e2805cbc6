// The tournament: who plays whom, and what is known of it. Everything else is computed when somebody asks.
const { crosstable, explain, inWords } = require('crosstable');
const { eventOf } = require('crosstable/event');
const { standingsHtml, standingsReport } = require('crosstable/report');
const { ENGLISH } = require('crosstable/words');
const { GERMAN } = require('crosstable/words/de');

const LANGUAGES = { en: ENGLISH, de: GERMAN };

const players = [
  { id: 'ana', name: 'Ana', rating: 2105 },
  { id: 'bo', name: 'Bo', rating: 1990 },
  { id: 'cleo', name: 'Cleo', rating: 1942 },
  { id: 'dan', name: 'Dan', rating: 1875 },
];
const names = new Map(players.map(({ id, name }) => [id, name]));

const games = [
  [
    { white: 'ana', black: 'cleo', result: 1 },
    { white: 'dan', black: 'bo', result: 0.5 },
  ],
  [
    { white: 'bo', black: 'ana', result: null }, // not finished yet
    { white: 'cleo', black: 'dan', result: null },
  ],
];

/** The tournament as it stands after a round; without one, as it stands now. */
function eventAfter(round = games.length) {
  const event = eventOf({
    name: 'Club Open',
    system: 'swiss',
    tiebreaks: ['PTS', 'BH/C1', 'BH', 'SB'],
    players,
    games,
  });
  return { ...event, round };
}

function enterResult(round, white, result) {
  const board = (games[round - 1] ?? []).findIndex((game) => game.white === white);
  if (board === -1) {
    const message = `round ${round}: expected a player with White, got ${JSON.stringify(white)}`;
    throw Object.assign(new RangeError(message), { status: 404 });
  }
  const entered = games.with(round - 1, games[round - 1].with(board, { ...games[round - 1][board], result }));
  crosstable(entered, { players }); // refuses a result that there isn't, before it is stored
  games.splice(0, games.length, ...entered);
}

module.exports = {
  enterResult,
  page: () => standingsHtml(eventAfter()),
  standings: (round) => standingsReport(eventAfter(round)),
  explanation(player, code, language = 'en') {
    const table = crosstable(games, { players, system: 'swiss' });
    return inWords(explain(code, player, table), (id) => names.get(id) ?? id, LANGUAGES[language] ?? ENGLISH);
  },
};
