// `crosstable/report` gives pages and servers the same texts as the command.

import { describe, expect, it } from 'vitest';

import { call } from '@crosstable/core/testing/notation';
import { type ChessEvent, eventOf, eventText } from '@crosstable/event';
import {
  type Question,
  explanationHtml,
  explanationMarkdown,
  explanationText,
  standingsCsv,
  standingsHtml,
  standingsMarkdown,
  standingsReport,
  standingsText,
} from '@crosstable/report';

import { crosstable } from './running.js';

/** Anna beats Ben and draws with Cy, who has a bye in round 1. */
const EVENT = eventOf({
  name: 'Club | "cup"',
  system: 'swiss',
  tiebreaks: ['PTS', 'SB'],
  players: [{ id: '1', name: 'Anna', title: 'wm', rating: 2000 }, { id: '2', name: '=Ben' }, { id: '3' }],
  games: [
    [
      { white: '1', black: '2', result: 1 },
      { white: '3', black: '', result: 1, kind: 'pairing-bye' },
    ],
    [{ white: '3', black: '1', result: 0.5 }],
  ],
});

async function commandSays(...words: readonly string[]): Promise<string> {
  return (
    await crosstable(
      words,
      JSON.stringify({
        ...EVENT,
        ...{
          edition: undefined,
          round: undefined,
          written: undefined,
          notes: undefined,
          remarks: undefined,
          repairs: undefined,
        },
      }),
    )
  ).output;
}

describe('standings', () => {
  it.each<readonly [string, (event: ChessEvent) => string]>([
    ['text', standingsText],
    ['csv', standingsCsv],
    ['markdown', standingsMarkdown],
    ['html', standingsHtml],
  ])('as %s are what the command prints', async (format, print) => {
    expect(print(EVENT)).toBe(await commandSays('standings', '-', '--format', format));
  });

  it('as data have the tournament and the rows, as JSON prints them', () => {
    // Ben was absent in the last round, which is a draw to others (16.3.2): Anna 1 × ½ + ½ × 1½. Cy meets a dummy in round 1,
    // with no more than two draws (16.4.2): 1 × 1 + ½ × 1½
    const report = standingsReport(EVENT);
    expect(report.rows).toEqual([
      { rank: 1, player: '3', title: '', name: '', federation: '', rating: null, values: [1.5, 1.75] },
      { rank: 2, player: '1', title: 'WIM', name: 'Anna', federation: '', rating: 2000, values: [1.5, 1.25] },
      { rank: 3, player: '2', title: '', name: '=Ben', federation: '', rating: null, values: [0, 0] },
    ]);
    expect(report).toMatchObject({
      name: 'Club | "cup"',
      round: 2,
      announcedRounds: 2,
      edition: '2026-03',
      city: null,
    });
  });

  it('are those after the round and by the list of the event', () => {
    const { rows, tiebreaks } = standingsReport({ ...EVENT, round: 1, tiebreaks: ['TPN'] });
    expect(tiebreaks).toEqual(['TPN']);
    expect(rows.map(({ player, values }) => [player, ...values])).toEqual([
      ['1', 1],
      ['2', 2],
      ['3', 3],
    ]);
  });

  it('take values entered by hand, also of a player who was expelled', () => {
    // Anna and Cy are tied with 1½, and Anna won the play-off 2–1
    const manual = { PLAYOFF: new Map(Object.entries({ 1: 2, 3: 1, 2: 0 })) };
    const event = { ...EVENT, tiebreaks: ['PTS', 'PLAYOFF'] };
    expect(standingsReport(event, { manual }).rows.map(({ player, values }) => [player, ...values])).toEqual([
      ['1', 1.5, 2],
      ['3', 1.5, 1],
      ['2', 0, 0],
    ]);
    const players = EVENT.players.map((one) => (one.id === '2' ? { ...one, expelled: true } : one));
    expect(standingsReport({ ...event, players }, { manual }).expelled).toMatchObject([
      { player: '2', values: [0, 0] },
    ]);
  });

  it('say that nobody has a value entered by hand', () => {
    const event = { ...EVENT, tiebreaks: ['PTS', 'PLAYOFF'] };
    expect(standingsReport(event, { manual: { PLAYOFF: new Map() } }).notes).toEqual([
      'PLAYOFF is undefined for everybody and separates nobody: no value was entered by hand (Art. 2.2)',
    ]);
  });

  it('by a code that there isn’t are refused', () => {
    expect(() => standingsText({ ...EVENT, tiebreaks: ['PTS', 'XX'] })).toThrow(/^codes\[1\]: expected one of PTS, DE/);
  });
});

describe('explanations', () => {
  it.each([
    ['text', (event: typeof EVENT, question: Question) => explanationText(event, question, undefined, 1000)],
    ['markdown', explanationMarkdown],
    ['html', explanationHtml],
  ] as const)('as %s are what the command prints', async (format, print) => {
    expect(print(EVENT, { player: '1' })).toBe(await commandSays('explain', '-', '1', '--format', format));
    expect(print(EVENT, { player: '1', tiebreak: 'SB' })).toBe(
      await commandSays('explain', '-', '1', '--tiebreak', 'SB', '--format', format),
    );
    expect(print(EVENT, { player: '1', other: '3' })).toBe(
      await commandSays('explain', '-', '1', '3', '--format', format),
    );
  });

  it('are 80 columns wide where nobody says so', () => {
    const widths = explanationText(EVENT, { player: '1' })
      .split('\n')
      .map(({ length }) => length);
    expect(Math.max(...widths)).toBeLessThanOrEqual(80);
  });

  it.each([
    [{ player: '9' }, 'player: expected a player of the table, got "9"'],
    [{ player: '1', other: '9' }, 'other: expected a player of the table, got "9"'],
    [{ player: '1', tiebreak: 'XX' }, /^code: expected one of/],
    [{ player: '1', other: '3', tiebreak: 'SB' }, 'question.tiebreak: expected nothing beside other, got "SB"'],
    [{ player: '1', other: '1' }, /^other: expected another player/],
  ])('of %j are refused', (question, message) => {
    expect(() => explanationText(EVENT, question)).toThrow(message);
  });

  it.each<readonly [unknown, string]>([
    [undefined, 'question: expected an object, got undefined'],
    ['1', 'question: expected an object, got "1"'],
    [{ player: 1 }, 'question.player: expected a text, got 1'],
    [{ player: '1', other: 3 }, 'question.other: expected a text, got 3'],
    [{ player: '1', tiebreak: null }, 'question.tiebreak: expected a text, got null'],
  ])('of the question %j are refused', (question, message) => {
    for (const print of [explanationText, explanationMarkdown, explanationHtml]) {
      expect(() => call(print, [EVENT, question])).toThrow(new TypeError(message));
    }
  });

  it('are as wide as a number says', () => {
    const ofWidth = (columns: unknown) => () => call(explanationText, [EVENT, { player: '1' }, undefined, columns]);
    expect(ofWidth('80')).toThrow(new TypeError('columns: expected a number of columns, got "80"'));
    expect(ofWidth(NaN)).toThrow(new RangeError('columns: expected a number of columns, got NaN'));
    expect(ofWidth(Infinity)).not.toThrow();
  });
});

describe('an event that was changed', () => {
  it.each([
    [standingsText, []],
    [standingsReport, []],
    [standingsHtml, []],
    [explanationText, [{ player: '1' }]],
    [explanationHtml, [{ player: '1' }]],
  ])('is refused by %o, with the path of the change', (print, others) => {
    const saying = (change: object) => () => call(print, [{ ...EVENT, ...change }, ...others]);
    expect(saying({ players: [null] })).toThrow(
      new RangeError('event.players[0]: expected an object with id, pairingNumber, got null'),
    );
    expect(saying({ round: -1 })).toThrow(/^event[.]round: expected a whole number from 0 to \d+, .*, got -1$/);
  });

  it('later is another than its report', () => {
    const tiebreaks = ['PTS'];
    const report = standingsReport({ ...EVENT, tiebreaks });
    tiebreaks.push('SB');
    expect(report.tiebreaks).toEqual(['PTS']);
  });
});

describe('what is no event', () => {
  it.each([[standingsText], [standingsReport], [explanationText], [explanationHtml], [eventText]])(
    '%o refuses it',
    (print) => {
      for (const given of [undefined, null, 'open.trf', {}]) {
        expect(() => call(print, [given, { player: '1' }])).toThrow(TypeError);
        expect(() => call(print, [given, { player: '1' }])).toThrow(/^event: expected an event of readEvent, got /);
      }
    },
  );
});
