// Whole pages: every line but the style.

import { describe, expect, it } from 'vitest';

import { type EventForm, eventOf } from '@crosstable/event';
import { cellsOf } from '@crosstable/report';

import { crosstable } from './running.js';

async function page(event: EventForm): Promise<readonly string[]> {
  const words = ['standings', '-', '--tiebreaks', 'PTS', '--format', 'html'];
  const { output } = await crosstable(words, JSON.stringify(event));
  return output.replace(/<style>[^]*<\/style>/, '<style></style>').split('\n');
}

/** Each player has something that the others lack; two have 1½ points and so the same rank. */
const SWISS: EventForm = {
  system: 'swiss',
  players: [{ id: 'Anna', name: 'Anna A', federation: 'GER' }, { id: '2nd', rating: 1500 }, { id: 'C3' }],
  games: [
    [
      { white: 'Anna', black: '2nd', result: 1 },
      { white: 'C3', black: 'C3', result: 1, kind: 'pairing-bye' },
    ],
    [
      { white: 'C3', black: 'Anna', result: 0.5 },
      { white: '2nd', black: '', result: 0.5, kind: 'half-bye' },
    ],
  ],
};

/** Ada drew and won by forfeit, Bo drew, and nobody came to the game of Bo and Cleo. */
const ROUND_ROBIN: EventForm = {
  name: 'Three & a cup',
  system: 'round-robin',
  players: [
    { id: '1', name: 'Ada', rating: 2000 },
    { id: '2', name: 'Bo' },
    { id: '3', name: 'Cleo', rating: 1900 },
  ],
  games: [
    [{ white: '1', black: '2', result: 0.5 }],
    [{ white: '2', black: '3', result: 0, kind: 'double-forfeit' }],
    [{ white: '3', black: '1', result: 0, kind: 'forfeit-loss' }],
  ],
};

const END = ['</tbody>', '</table>', '</div>', '<ul class="notes">'];
const AFTER_NOTES = ['</ul>', '</div>', '</body>', '</html>', ''];

function beginning(name: string, title: string): readonly string[] {
  return [
    '<!DOCTYPE html>',
    '<html lang="en">',
    '<head>',
    '<meta charset="utf-8" />',
    '<meta name="viewport" content="width=device-width, initial-scale=1" />',
    `<title>${name}</title>`,
    '<style></style>',
    '</head>',
    '<body>',
    '<div class="crosstable">',
    `<h1 dir="auto">${name}</h1>`,
    `<p class="about">${title}, FIDE C.07 tie-breaks (2026-03, no date: the newest)</p>`,
    '<div class="scroll" role="region" aria-label="Standings" tabindex="0">',
    '<table style="--rank: 1ch">',
  ];
}

describe('a page', () => {
  it('of a Swiss without a name, with ids that are words', async () => {
    expect(await page(SWISS)).toEqual([
      ...beginning('Standings', 'Swiss, 2 rounds'),
      '<thead><tr><th scope="col" class="rank"><abbr title="Rank">#</abbr></th>' +
        '<th scope="col" class="name">Player</th>' +
        '<th scope="col" class="points"><abbr title="Points">PTS</abbr></th>' +
        '<th scope="col" class="word"><abbr title="Id">Id</abbr></th>' +
        '<th scope="col" class="word"><abbr title="Federation">Fed</abbr></th>' +
        '<th scope="col" class="number">Rating</th>' +
        '<th scope="col" class="round"><abbr title="Round 1">1</abbr></th>' +
        '<th scope="col" class="round"><abbr title="Round 2">2</abbr></th></tr></thead>',
      '<tbody>',
      '<tr id="crosstable-1"><td class="rank">1</td><th scope="row" class="name" dir="auto">Anna A</th>' +
        '<td class="points">1<span class="rest-1">½</span></td><td class="word">Anna</td><td class="word">GER</td><td class="number"></td>' +
        '<td class="round"><a href="#crosstable-3" title="2nd">2nd w1</a></td>' +
        '<td class="round"><a href="#crosstable-2" title="C3">C3b½</a></td></tr>',
      '<tr id="crosstable-2"><td class="rank">1</td><th scope="row" class="name" dir="auto">C3</th>' +
        '<td class="points">1<span class="rest-1">½</span></td><td class="word">C3</td><td class="word"></td><td class="number"></td>' +
        '<td class="round"><abbr title="pairing-allocated bye, 1 point">bye 1</abbr></td>' +
        '<td class="round"><a href="#crosstable-1" title="Anna A">Anna w½</a></td></tr>',
      '<tr id="crosstable-3"><td class="rank">3</td><th scope="row" class="name" dir="auto">2nd</th>' +
        '<td class="points"><span class="rest-1">½</span></td><td class="word">2nd</td><td class="word"></td><td class="number">1500</td>' +
        '<td class="round"><a href="#crosstable-1" title="Anna A">Anna b0</a></td>' +
        '<td class="round"><abbr title="half-point bye, ½ point">bye ½</abbr></td></tr>',
      ...END,
      '<li>Rounds: the opponent&#39;s id, w or b for the colour, the points.</li>',
      '<li># is the rank, Fed the federation.</li>',
      '<li>Tie-breaks: PTS – Points.</li>',
      ...AFTER_NOTES,
    ]);
  });

  it('of a round robin with forfeits, with start numbers', async () => {
    expect(await page(ROUND_ROBIN)).toEqual([
      ...beginning('Three &amp; a cup', 'Round robin, 3 rounds'),
      '<thead><tr><th scope="col" class="rank"><abbr title="Rank">#</abbr></th>' +
        '<th scope="col" class="name">Player</th>' +
        '<th scope="col" class="points"><abbr title="Points">PTS</abbr></th>' +
        '<th scope="col" class="number"><abbr title="Start number">No</abbr></th>' +
        '<th scope="col" class="number">Rating</th>' +
        '<th scope="col" class="round"><a href="#crosstable-1" title="Ada">1</a></th>' +
        '<th scope="col" class="round"><a href="#crosstable-2" title="Bo">2</a></th>' +
        '<th scope="col" class="round"><a href="#crosstable-3" title="Cleo">3</a></th></tr></thead>',
      '<tbody>',
      '<tr id="crosstable-1"><td class="rank">1</td><th scope="row" class="name" dir="auto">Ada</th>' +
        '<td class="points">1<span class="rest-1">½</span></td><td class="number">1</td><td class="number">2000</td>' +
        '<td class="round">×</td><td class="round">½</td><td class="round">+</td></tr>',
      '<tr id="crosstable-2"><td class="rank">2</td><th scope="row" class="name" dir="auto">Bo</th>' +
        '<td class="points"><span class="rest-1">½</span></td><td class="number">2</td><td class="number"></td>' +
        '<td class="round">½</td><td class="round">×</td><td class="round">−</td></tr>',
      '<tr id="crosstable-3"><td class="rank">3</td><th scope="row" class="name" dir="auto">Cleo</th>' +
        '<td class="points">0<span class="rest-1"></span></td><td class="number">3</td><td class="number">1900</td>' +
        '<td class="round">−</td><td class="round">−</td><td class="round">×</td></tr>',
      ...END,
      '<li>Columns: the points against the player with that rank; + and − are forfeits.</li>',
      '<li># is the rank, No the start number.</li>',
      '<li>Tie-breaks: PTS – Points.</li>',
      ...AFTER_NOTES,
    ]);
  });

  it('has the points of a bye as they count, and a forfeit for one that nobody was paired with', async () => {
    const rows = (
      await page({
        system: 'swiss',
        scoring: { absence: 0.25, pairingBye: 0 },
        games: [
          [
            { white: 'A', black: 'B', result: 1 },
            { white: 'C', black: '', result: 0, kind: 'zero-bye' },
          ],
          [
            { white: 'A', black: 'C', result: 1 },
            { white: 'B', black: '', result: 1, kind: 'pairing-bye' },
          ],
          [
            { white: 'B', black: 'C', result: 0.5 },
            { white: 'A', black: '', result: 0, kind: 'forfeit-loss' },
          ],
        ],
      })
    ).filter((line) => line.startsWith('<tr id='));
    const contents = rows.map((row) =>
      row
        .replaceAll(/<\/?span[^>]*>/g, '')
        .replaceAll(/<[^>]*>/g, ' ')
        .trim()
        .split(/ {2,}/),
    );
    // A has 1 + 1 + ¼, C ¼ + 0 + ½, B 0 + 0 + ½
    expect(contents).toEqual([
      ['1', 'A', '2.25', '3w1', '2w1', '−'],
      ['2', 'C', '0.75', 'bye 0.25', '1b0', '3b½'],
      ['3', 'B', '½', '1b0', 'bye 0', '2w½'],
    ]);
  });
});

it('has the game points of a team that was absent, whatever the match points', async () => {
  const absent = async (options: Pick<EventForm, 'scoring' | 'matchScoring'>): Promise<string> =>
    (
      await page({
        system: 'swiss',
        boards: 2,
        matches: [
          [
            { white: 'A', black: 'B', gamePoints: [2, 0] },
            { white: 'C', black: '', kind: 'zero-bye' },
          ],
        ],
        ...options,
      })
    ).join('\n');
  // ¼ on each of the two boards
  const paid = await absent({ scoring: { absence: 0.25 } });
  expect(paid).toContain('<abbr title="zero-point bye, 0 MP and ½ GP">bye ½</abbr>');
  expect(paid).not.toContain('– is a zero-point bye');
  const fined = await absent({ matchScoring: { absence: -1 } });
  expect(fined).toContain('<abbr title="zero-point bye, -1 MP and 0 GP">–</abbr>');
  expect(fined).toContain('– is a zero-point bye');
});

describe('the rounds of a player', () => {
  it('have a colour where there was a pairing', () => {
    const cells = cellsOf(eventOf(SWISS));
    const colours = [...cells].map(([id, own]) => [id, ...own.map(({ colour }) => colour)]);
    expect(colours).toEqual([
      ['Anna', 'w', 'b'],
      ['2nd', 'b', ''],
      ['C3', '', 'w'],
    ]);
  });

  it('are in their order, also where a game of the first of two legs is still to be finished', async () => {
    const rows = (
      await page({
        system: 'round-robin',
        games: [[{ white: '1', black: '2', result: null }], [{ white: '2', black: '1', result: 0 }]],
      })
    ).filter((line) => line.startsWith('<tr id='));
    expect(rows.map((row) => /<td class="round">([^×]+)<\/td>/.exec(row)?.[1])).toEqual(['* 1', '* 0']);
  });
});
