import { describe, expect, it } from 'vitest';

import { crosstable } from '@crosstable/core';

import { type Game, type NormPlayer, norms, normsOfAll } from '../src/index.js';

import { OWN, checkOf, mixed, normOf, times, tournament } from './opponents.js';

describe('games that may be ignored', () => {
  it('1.4.1f: a defeated opponent without a title', () => {
    // Eleven games need six titled opponents, of whom there are five; ten need five
    const draws = '.2400AUT=½ .2400AUT=½ .2400GER=½ .2400GER=½ GM2500ITA=½ GM2500ITA=½';
    const text = `${draws} ${times(3, 'GM2500FRA=1')} .2300GER=1 .2300GER=1`;
    // Without one, 7 of 10 against (5 × 2500 + 4 × 2400 + 2300) / 10 = 2440, which needs 7½; without both, 6 of 9 against 2456
    expect(normOf(text)).toMatchObject({ holds: false, way: 'all', games: 11, score: 8 });
    const better = normOf(text.replaceAll('.2400AUT=½', '.2400AUT=1'));
    expect(better).toMatchObject({ holds: true, way: 'left-out', games: 10, score: 8, average: 2440 });
    expect(better.reasons[0]).toEqual({ key: 'defeated', values: { player: 'p10', round: 10 } });
    expect(better.rounds[9]).toMatchObject({ round: 10, leftOut: 'defeated', score: 1 });
  });

  it('1.4.1f: a stronger opponent, where the weakest is the only one of a federation', () => {
    // Ten games need four GM, of whom there are three; nine need three. Without ITA only FRA would be left beside GER
    const draws = `${times(3, 'IM2600GER=½')} ${times(3, 'GM2600FRA=½')} ${times(2, 'IM2600FRA=½')}`;
    const norm = normOf(`${draws} IM2300FRA=1 IM2290ITA=1`);
    // (8 × 2600 + 2290) / 9 = 2566 needs 5
    expect(norm).toMatchObject({ holds: true, way: 'left-out', games: 9, score: 5, average: 2566 });
    expect(norm.rounds[8]).toMatchObject({ leftOut: 'defeated', federation: 'FRA' });
  });

  it('a draw or a loss in the middle counts', () => {
    const text = `GM2500FRA=1 ${mixed(`2100=0 2100=½ ${times(8, '2500=1')}`)}`;
    const { rounds } = normOf(text);
    expect(rounds.filter(({ leftOut }) => leftOut !== undefined)).toEqual([]);
  });

  it('of a norm that holds: those that may be ignored, too, and when it was reached', () => {
    const norm = normOf(mixed(times(11, '2500=1')));
    expect(norm).toMatchObject({ holds: true, way: 'all', reachedAfter: 9 });
    expect(norm.mayLeaveOut).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]);
    expect(norm.reasons.map(({ key }) => key)).toEqual(['reached-after', 'may-leave-out']);
    const nine = normOf(mixed(times(9, '2500=1')));
    expect(nine.mayLeaveOut).toEqual([]);
    expect(nine.reachedAfter).toBeUndefined();
  });

  it('not in tournaments of more than 19 rounds', () => {
    const text = mixed(`${times(10, '2500=1')} ${times(10, '2500=0')}`);
    expect(normOf(text)).toMatchObject({ holds: false, way: 'all', games: 20 });
    expect(normOf(text.split(' ').slice(0, 19).join(' '))).toMatchObject({ holds: true, way: 'left-out' });
    expect(normOf(mixed(times(20, '2500=1')))).toMatchObject({ holds: true, mayLeaveOut: [] });
  });

  it('1.4.1e: in a round robin no last rounds, and f only if the whole tournament allows a norm', () => {
    const options = { system: 'round-robin' } as const;
    // 7½ of 11 are 68 %, 133: 2583; 7½ of the first 9 are 83 %, 273
    const text = mixed(`${times(7, '2450=1')} 2450=½ ${times(3, '2450=0')}`);
    expect(normOf(text)).toMatchObject({ holds: true, way: 'left-out', games: 10 });
    expect(normOf(text, 'GM', options)).toMatchObject({ holds: false, way: 'all', mayLeaveOut: [] });
    // (11 × 2425 + 2200) / 12 = 2406 needs 9½; without round 1, 8 of 11 need 2425
    const weaker = `.1800FRA=1 ${mixed(`${times(8, '2425=1')} ${times(3, '2425=0')}`)}`;
    expect(normOf(weaker, 'GM', options)).toMatchObject({ holds: true, games: 11, average: 2425 });
    const untitled = `${times(3, '.2430FRA=1')} ${times(5, 'GM2430ITA=1')} ${times(2, '.2430AUT=½')} .2430AUT=1`;
    // Eleven games need six titled, nine need five
    expect(normOf(untitled, 'GM')).toMatchObject({ holds: true, way: 'left-out', games: 10 });
    expect(normOf(untitled, 'GM', options)).toMatchObject({ holds: false, way: 'all' });
  });
});

describe('games that don’t count', () => {
  it('against players from outside FIDE; players under its flag count, without a federation', () => {
    const norm = normOf(`${mixed(times(7, '2500=1'))} GM2500FID=1 GM2500NON=1`);
    expect(norm.rounds[8]).toMatchObject({ leftOut: 'outside-fide', opponent: 'p9' });
    expect(norm.reasons).toEqual([{ key: 'outside-fide', values: { player: 'p9', round: 9 } }]);
    expect(norm).toMatchObject({ games: 8, holds: false, way: 'all', short: null });
    // A9 as well: eight games because of one from outside FIDE aren't eight because of a bye
    expect(checkOf(norm, 'games')).toBe('8 of 9: false');
    expect(checkOf(norm, 'other-federations')).toBe('4 of 2: true');
  });

  it('byes, absences, forfeits and games marked unrated', () => {
    const { games, players } = tournament(`bye half GM2500FRA=- GM2500FRA=+ GM2500FRA=*`);
    const all = [...games, [{ white: 'p3', black: 'X', result: 1, unrated: true } satisfies Game], []];
    const [norm] = norms('X', all, [OWN, ...players], { system: 'swiss', titles: ['GM'] });
    expect(norm.rounds).toEqual([
      { round: 1, leftOut: 'unplayed' },
      { round: 2, leftOut: 'unplayed' },
      { round: 3, opponent: 'p3', rating: 2500, title: 'GM', federation: 'FRA', leftOut: 'unplayed' },
      { round: 4, opponent: 'p4', rating: 2500, title: 'GM', federation: 'FRA', leftOut: 'unplayed' },
      { round: 5, opponent: 'p5', rating: 2500, title: 'GM', federation: 'FRA', leftOut: 'open' },
      { round: 6, opponent: 'p3', rating: 2500, title: 'GM', federation: 'FRA', score: 0, leftOut: 'marked-unrated' },
      { round: 7, leftOut: 'unplayed' },
    ]);
    expect(norm.reasons).toEqual([
      { key: 'unplayed', values: { rounds: '1, 2, 3, 4, 7' } },
      { key: 'open', values: { rounds: '5' } },
      { key: 'marked-unrated', values: { rounds: '6' } },
    ]);
    expect(norm).toMatchObject({ games: 0, average: null, performance: null, short: null });
    expect(checkOf(norm, 'average')).toBe('null of 2380: false');
    // A bye that is marked is a bye
    const marked = [[{ white: 'X', black: '', result: 1, kind: 'pairing-bye', unrated: true } satisfies Game]];
    expect(norms('X', marked, [OWN], { system: 'swiss' })[0].rounds).toEqual([{ round: 1, leftOut: 'unplayed' }]);
    // A table doesn't know which games are marked
    const [ofTable] = norms('X', crosstable(all, { system: 'swiss' }), [OWN, ...players], { titles: ['GM'] });
    expect(ofTable.rounds[5].leftOut).toBeUndefined();
  });

  it('in a round robin, against unrated players without points against rated ones', () => {
    const players: NormPlayer[] = [
      OWN,
      { id: 'A', rating: 2500, title: 'GM', federation: 'FRA' },
      { id: 'U', title: '', federation: 'ITA' },
      { id: 'V', title: '', federation: 'ITA' },
    ];
    const games: Game[][] = [
      [{ white: 'X', black: 'U', result: 1 }, { white: 'A', black: 'V', result: 0.5 }],
      [{ white: 'X', black: 'V', result: 1 }, { white: 'A', black: 'U', result: 1 }],
      [{ white: 'X', black: 'A', result: 1 }, { white: 'U', black: 'V', result: 1 }],
    ]; // prettier-ignore
    const [norm] = norms('X', games, players, { system: 'round-robin', titles: ['GM'] });
    expect(norm.rounds.map(({ leftOut }) => leftOut)).toEqual(['unrated-without-points', undefined, undefined]);
    expect(norm.reasons[0]).toEqual({ key: 'unrated-without-points', values: { player: 'U', round: 1 } });
  });
});

describe('facts that nobody knows', () => {
  const seven = mixed(times(8, '2500=1'));

  it.each([
    ['?2500FRA=1', { fact: 'title', player: 'p9' }, 'titled'],
    ['GM2500?=1', { fact: 'federation', player: 'p9' }, 'other-federations'],
  ])('leave it open: %s', (word, missing, check) => {
    const norm = normOf(`${seven} ${word}`);
    expect(norm).toMatchObject({ holds: undefined, missing: [missing], short: 0 });
    expect(norm.checks.find((one) => one.check === check)).toMatchObject({ holds: undefined, unknown: 1 });
    expect(norm.facts).not.toEqual([]);
    // With another game instead, it isn't needed
    expect(normOf(`${word} ${seven} GM2500FRA=1`)).toMatchObject({ holds: true, way: 'left-out', missing: [] });
  });

  it('don’t matter where the answer is no in any case', () => {
    expect(normOf(`${times(8, '.2500FRA=1')} ?2500FRA=1`)).toMatchObject({ holds: false, missing: [] });
  });

  it('are the own federation, the host, the participants and rounds to come, too', () => {
    const own = { id: 'X', rating: 2400, title: '' };
    expect(normOf(`${seven} GM2500FRA=1`, 'GM', {}, own)).toMatchObject({
      holds: undefined,
      missing: [{ fact: 'federation', player: 'X' }],
    });
    const alone = times(9, 'GM2500GER=1');
    const kind = 'national-championship';
    expect(normOf(alone, 'GM', { kind }).missing).toEqual([{ fact: 'host' }]);
    expect(normOf(alone, 'GM', { kind, host: 'GER' }, own).missing).toEqual([{ fact: 'federation', player: 'X' }]);
    expect(normOf(seven, 'GM', { system: 'round-robin' }).missing).toEqual([]);
    const robin = normOf(`${seven} GM2500FRA=1`, 'GM', { system: 'round-robin', rounds: 11 });
    expect(robin).toMatchObject({ holds: undefined, missing: [{ fact: 'later-rounds' }] });
    expect(robin.reasons).toEqual([{ key: 'missing-rounds', values: {} }]);
    expect(normOf(`${seven} GM2500FRA=1 GM2500FRA=*`, 'GM', { system: 'round-robin' }).holds).toBeUndefined();
  });
});

describe('special tournaments', () => {
  it('1.4.1b: seven games are enough in a championship of teams, eight in a World Cup', () => {
    const games = mixed(times(7, '2500=1'));
    expect(normOf(games, 'GM', { kind: 'team-championship' })).toMatchObject({ holds: true });
    expect(normOf(games, 'GM', { kind: 'team-championship', rounds: 10 })).toMatchObject({ holds: false });
    expect(normOf(games, 'GM', { kind: 'world-cup' })).toMatchObject({ holds: false });
    const eight = normOf(mixed(times(8, '2600=½')), 'GM', { kind: 'world-cup' });
    expect(eight).toMatchObject({ holds: true });
    expect(eight.facts).toContainEqual({ key: 'counts', values: { games: 9, of: 27 } });
  });

  it('1.4.1c: eight games of nine rounds, because of a bye or a forfeit; the free round of a round robin is none', () => {
    const eight = mixed(times(8, '2500=1'));
    for (const word of ['bye', 'GM2500FRA=+']) {
      expect(normOf(`${word} ${eight}`)).toMatchObject({ holds: true, way: 'eight-games' });
    }
    for (const word of ['half', 'zero', 'GM2500FRA=-', 'GM2500NON=1']) {
      expect(normOf(`${word} ${eight}`)).toMatchObject({ holds: false, way: 'all' });
    }
    const options = { system: 'round-robin' } as const;
    expect(normOf(`GM2500FRA=+ ${eight}`, 'GM', options)).toMatchObject({ holds: true, way: 'eight-games' });
    expect(normOf(`bye ${eight}`, 'GM', options)).toMatchObject({ holds: false, way: 'all' });
  });

  it('A1: 35 % are exact, and a share that is 35 % after rounding is said', () => {
    const norm = normOf(mixed(`${times(9, '2900=½')} ${times(4, '2900=0')}`), 'GM', { system: 'round-robin' });
    expect(checkOf(norm, 'score')).toBe('4.5 of 5: false');
    expect(norm.reasons).toContainEqual({ key: 'share-rounded', values: { score: 4.5, games: 13 } });
  });

  it('A2: in a double round robin persons count, and half of the numbers, rounded up', () => {
    const ids = ['GM', 'GM', 'FM', '', ''].map((title, at): NormPlayer => {
      return { id: `p${at}`, rating: 2500, title, federation: at % 2 === 0 ? 'FRA' : 'ITA' };
    });
    const games = [...ids, ...ids].map(({ id }): Game[] => [{ white: 'X', black: id, result: 1 }]);
    const options = { system: 'round-robin', titles: ['GM'] } as const;
    const [norm] = norms('X', games, [OWN, ...ids], options);
    expect(norm.checks.map(({ check, have, needed }) => [check, have, needed]).slice(4, 7)).toEqual([
      ['players', 6, 6],
      ['titled', 3, 3], // half of 5
      ['main-titles', 2, 2], // half of 4
    ]);
    expect(norm.holds).toBe(true);
    const five = [...ids.slice(0, 4), ...ids.slice(0, 4), ...ids.slice(0, 2)];
    const small = five.map(({ id }): Game[] => [{ white: 'X', black: id, result: 1 }]);
    expect(checkOf(norms('X', small, [OWN, ...ids], options)[0], 'players')).toBe('5 of 6: false');
  });

  it('ratings of the rounds count in long tournaments', () => {
    const ratings = [{ from: 1, rating: 2300 }, { from: 5, rating: 2500 }]; // prettier-ignore
    const { games, players } = tournament(mixed(times(9, '2300=1')));
    const grown = players.map(({ rating: _, ...player }) => ({ ...player, ratings }));
    const average = (list: 'first' | 'round' | undefined) =>
      norms('X', games, [OWN, ...grown], { system: 'swiss', titles: ['GM'], ratings: list })[0].average;
    expect([average(undefined), average('first'), average('round')]).toEqual([2300, 2300, 2411]);
  });
});

describe('facts of an application', () => {
  it('are the games with which a norm counts: one more for each point above, and 13 at most', () => {
    const counts = (text: string) => normOf(text).facts[0].values;
    // 2434–2474 need 6½
    expect(counts(mixed(`${times(8, '2450=1')} 2450=0`))).toEqual({ games: 10, of: 27 });
    expect(counts(mixed(times(9, '2450=1')))).toEqual({ games: 11, of: 27 });
    expect(counts(mixed(times(13, '2450=1')))).toEqual({ games: 13, of: 27 });
    // Of eight games 6½ are needed against 2400: the eighth win is one more
    expect(counts(`bye ${mixed(times(8, '2400=1'))}`)).toEqual({ games: 10, of: 27 });
    expect(normOf(`bye ${mixed(times(8, '2400=1'))}`).facts).toContainEqual({ key: 'one-of-eight-games', values: {} });
  });

  it('are the rating, the field and the days', () => {
    const dates = ['2026-05-08', '2026-05-09', '2026-05-09', '', '2026-05-11'];
    const { facts } = normOf(`${mixed(times(8, '2450=1'))} GM2450FRA=1`, 'GM', { dates });
    expect(facts.slice(1)).toEqual([
      { key: 'rating', values: { rating: 2500 } },
      // Opponents who play one round of nine don't count, and X is alone
      { key: 'field', values: { participants: 1, average: 2400, unrated: 0 } },
      { key: 'days', values: { single: 2, known: 4, rounds: 9 } },
    ]);
    expect(normOf(mixed(times(9, '2450=1')), 'GM', { system: 'round-robin' }).facts.map(({ key }) => key)).toEqual([
      'counts',
      'rating',
    ]);
  });

  it('are left out where there is no norm', () => {
    expect(normOf(mixed(times(9, '2450=0'))).facts).toEqual([]);
  });
});

it('all players have their norms', () => {
  const { games, players } = tournament(mixed(times(2, '2450=1')));
  const all = normsOfAll(games, [OWN, ...players, { id: 'nobody' }], { system: 'swiss' });
  expect([...all.keys()]).toEqual(['X', 'p1', 'p2']);
  expect(all.get('X')).toEqual(norms('X', games, [OWN, ...players], { system: 'swiss' }));
  expect(all.get('p1')?.map(({ title }) => title)).toEqual(['GM', 'IM', 'WGM', 'WIM']);
  expect(normsOfAll([], [], { system: 'swiss' })).toEqual(new Map());
});

it('the points that are missing are those of the performance alone', () => {
  // 2434–2474 need 6½
  expect(normOf(mixed(`${times(6, '2450=1')} ${times(3, '2450=0')}`)).short).toBe(0.5);
  expect(normOf(mixed(`${times(6, '2300=1')} ${times(3, '2300=0')}`)).short).toBeNull();
});
