import { describe, expect, it } from 'vitest';

import {
  type Game,
  type Norm,
  type NormCheck,
  type NormOptions,
  type NormPlayer,
  norms,
  scoreNeeded,
  scoreTable,
} from '../src/index.js';

import { OWN, checkOf, mixed, normOf, times } from './opponents.js';

// The worked examples, by their numbers
describe('average and performance', () => {
  it('1: the lowest opponent alone is raised', () => {
    const norm = normOf(mixed(`${times(7, '2400=1')} 2100=1 2000=1`));
    expect(checkOf(norm, 'average')).toBe('2344 of 2380: false');
    expect(norm.reasons).toContainEqual({ key: 'raised', values: { player: 'p9', rating: 2000, to: 2200 } });
    expect(norm.rounds.map(({ counted }) => counted).slice(-2)).toEqual([2100, 2200]);
  });

  it('2: an unrated opponent is one of 1400, and may be raised', () => {
    const norm = normOf(mixed(`${times(8, '2400=1')} 0=1`));
    expect(checkOf(norm, 'average')).toBe('2378 of 2380: false');
    // Two of them: one stays at 1400, (7 × 2400 + 2200 + 1400) / 9
    expect(normOf(mixed(`${times(7, '2400=1')} 0=1 0=1`)).average).toBe(2267);
  });

  it.each([
    ['3', 11, 7.5, 2533, false],
    ['4', 11, 9, 2662, true],
    ['5', 11, 8.5, 2611, true],
    ['7', 9, 8, 2751, true],
  ])('%s: against 2400 in %i games with %f points', (_, games, score, performance, holds) => {
    const draws = score % 1 === 0 ? [] : ['2400=½'];
    const wins = Math.floor(score);
    const lost = Array<string>(games - wins - draws.length).fill('2400=0');
    // The losses come first: otherwise last rounds may be ignored
    const norm = normOf(mixed([...lost, ...draws, ...Array<string>(wins).fill('2400=1')].join(' ')));
    expect(norm).toMatchObject({ way: 'all', games, score, performance, holds });
  });

  it('6: without the lost last round it is one', () => {
    const won = `${times(4, '2500=1')} ${times(2, '2350=0')} ${times(4, '2350=1')}`;
    const norm = normOf(mixed(`${won} 2350=0`));
    expect(norm).toMatchObject({ holds: true, way: 'left-out', games: 10, score: 8 });
    // (4 × 2500 + 6 × 2350) / 10 = 2410, and 80 % are 240
    expect(norm).toMatchObject({ average: 2410, performance: 2650 });
    expect(norm.rounds[10]).toMatchObject({ round: 11, leftOut: 'later', score: 0 });
    const whole = normOf(mixed(`2350=0 ${won}`), 'GM', { system: 'round-robin' });
    expect(whole).toMatchObject({ average: 2405, performance: 2580, holds: false });
  });

  it('8: with a forfeit in the last round, 1.4.1c fails and 1.4.2c holds', () => {
    const own = { ...OWN, federation: 'ITA' };
    const six = `GM2400GER=0 ${times(5, 'GM2400GER=1')}`;
    const norm = normOf(`${six} IM2400FIN=1 IM2400GAB=1 IM2400GEO=+`, 'GM', {}, own);
    expect(norm).toMatchObject({ holds: true, way: 'last-round-forfeit', games: 9, score: 7, performance: 2620 });
    expect(norm.rounds[8]).toMatchObject({ round: 9, opponent: 'p9', score: 0, counted: 2400 });
    expect(norm.reasons).toContainEqual({ key: 'last-round-forfeit', values: { player: 'p9', round: 9 } });
    // A bye instead of the forfeit leaves eight games, with six of GER
    const eight = normOf(`${six} IM2400FIN=1 IM2400GAB=1 bye`, 'GM', {}, own);
    expect(eight).toMatchObject({ holds: false, way: 'eight-games' });
    expect(checkOf(eight, 'one-federation')).toBe('6 of 5: false');
  });

  it('9: eight games of nine rounds need four titled, three GM and four foreigners', () => {
    const games = 'GM2600GER=1 GM2600GER=1 GM2600GER=1 FM2600GER=1';
    const enough = normOf(`${games} .2600FRA=1 .2600FRA=0 .2600ITA=0 .2600ITA=1 bye`);
    expect(enough).toMatchObject({ holds: true, way: 'eight-games', games: 8 });
    expect(enough.checks.map(({ check, needed, have }) => [check, have, needed])).toEqual([
      ['games', 8, 8],
      ['other-federations', 2, 2],
      ['own-federation', 4, 4],
      ['one-federation', 4, 5],
      ['titled', 4, 4],
      ['main-titles', 3, 3],
      ['average', 2600, 2380],
      ['performance', 2793, 2600], // 75 %: 193
      ['score', 6, 3],
    ]);
    const five = normOf(`${games} .2600GER=1 .2600FRA=0 .2600ITA=0 .2600ITA=1 bye`);
    expect(checkOf(five, 'own-federation')).toBe('5 of 4: false');
    expect(five.holds).toBe(false);
    // 3 of 8 are 37.5 %, 2½ are 31 %
    const [strong, lost] = [times(8, 'GM2800FRA=0').split(' '), 'GM2800'];
    const three = [
      ...strong.slice(0, 3).map(() => `${lost}ITA=1`),
      ...strong.slice(3, 5),
      ...strong.slice(5).map(() => `${lost}AUT=0`),
    ];
    expect(checkOf(normOf(`${three.join(' ')} bye`), 'score')).toBe('3 of 3: true');
    expect(checkOf(normOf(`${[`${lost}ITA=½`, ...three.slice(1)].join(' ')} bye`), 'score')).toBe('2.5 of 3: false');
  });

  it.each([
    ['12', '2441=0 2381=0 2409=1 2313=½ 2357=½ 2314=1 2410=1 2515=½', 2393, 2436],
    ['13', '2180=0 2185=0', 2183, 1383],
    ['14', '2277=1 2180=½ 2322=1 2185=½ 2308=0 1864=1 2388=½', 2218, 2320],
  ])('%s: %s', (_, text, average, performance) => {
    // The least rating of a WIM, 1850, raises nobody here
    expect(normOf(mixed(text), 'WIM')).toMatchObject({ average, performance, games: text.split(' ').length });
  });
});

describe('the score that is needed', () => {
  it.each([
    ['10', 'GM', 9, 4.5, 23395.5],
    ['11', 'IM', 7, 7, 15606.5],
    ['11', 'WGM', 8, 6, 17652],
    ['11', 'WIM', 10, 4, 23215],
    ['11', 'IM', 9, 5, 21658.5],
  ] as const)('%s: for %s in %i games with %f points, a sum of %f', (_, title, games, score, sum) => {
    expect(scoreNeeded(title, games, sum / games)).toBeLessThanOrEqual(score);
    const less = scoreNeeded(title, games, (sum - 0.5) / games);
    expect(less === null || less > score).toBe(true);
  });

  it('15: of a GM in nine rounds', () => {
    expect([scoreNeeded('GM', 9, 2460), scoreNeeded('GM', 9, 2680)]).toEqual([6.5, 3.5]);
  });

  it('16: of an IM against 2284.4', () => {
    expect(scoreNeeded('IM', 9, 2284.4)).toBe(6.5);
    const row = scoreTable('IM', 9).find(({ score }) => score === 6.5);
    expect(row).toEqual({ score: 6.5, from: 2284, to: 2324 });
  });
});

describe('18: a Swiss with many foreign masters (1.4.3d)', () => {
  interface Field {
    readonly foreigners?: number;
    readonly twentieth?: string | undefined;
    /** Of the first one. */
    readonly title?: string | undefined;
    /** The rating of Y, whom X meets in every round, and who is a GM then. */
    readonly own?: number;
    /** Players, by number, with the rounds from 1 that they miss. */
    readonly absences?: readonly (readonly [player: number, round: number])[];
    /** The round in which the twentieth foreigner has the pairing-allocated bye. */
    readonly bye?: number;
  }

  /** Nine rounds: X plays Y of the same federation in each, and twenty foreigners, of whom ten are IM, play each other. */
  function normAmong(field: Field, options: Partial<NormOptions> = {}): Norm {
    const { absences = [], bye, foreigners = 20, own } = field;
    const { title, twentieth } = { title: 'IM', twentieth: 'POL', ...field };
    const players = [
      OWN,
      { id: 'Y', rating: own ?? 2000, title: own === undefined ? '' : 'GM', federation: 'GER' },
      ...Array.from({ length: foreigners }, (_, at): NormPlayer => {
        const federation = at === 19 ? twentieth : ['FRA', 'ITA', 'AUT'][at % 3];
        const own = at === 0 ? title : at < 10 ? 'IM' : '';
        return { id: `f${at}`, rating: 2400, title: own, federation };
      }),
      // The player who is left without an opponent is of the host
      { id: 'Z', rating: 1900, title: '', federation: 'GER' },
    ];
    const games = Array.from({ length: 9 }, (_, at): Game[] => {
      const out = absences.filter(([, round]) => round === at + 1).map(([player]) => `f${player}`);
      if (bye === at + 1) out.push('f19');
      const present = players.map(({ id }) => id).filter((id) => !out.includes(id));
      const pairs = present.flatMap((white, place): Game[] =>
        place % 2 === 0 && place + 1 < present.length ? [{ white, black: present[place + 1], result: 0.5 }] : [],
      );
      return bye === at + 1 ? [...pairs, { white: 'f19', black: '', result: 1, kind: 'pairing-bye' }] : pairs;
    });
    return norms('X', games, players, { system: 'swiss', host: 'GER', titles: ['IM'], ...options })[0];
  }

  function foreign(field: Field, options: Partial<NormOptions> = {}): NormCheck | undefined {
    return normAmong(field, options).checks.find(({ check }) => check === 'other-federations');
  }

  it('frees everybody from the rules about federations', () => {
    expect(foreign({})).toMatchObject({ have: 0, holds: true, waived: '1.4.3d' });
    expect(foreign({}, { host: 'FRA' })).toMatchObject({ holds: false });
    expect(foreign({}, { system: 'round-robin' })).toMatchObject({ holds: false });
    expect(foreign({ title: 'FM' })).toMatchObject({ holds: false });
  });

  it('doesn’t count players under the flag of FIDE', () => {
    expect(foreign({ twentieth: 'FID' })).toMatchObject({ holds: false });
  });

  it('counts a player who misses one round in the others, and one who misses two in none', () => {
    expect(foreign({ absences: [[19, 3]] })).toMatchObject({ holds: false });
    expect(foreign({ absences: [[19, 3]], foreigners: 21 })).toMatchObject({ holds: true });
    const [twice, once] = [[[19, 3], [19, 4]], [[18, 5]]] as const; // prettier-ignore
    expect(foreign({ absences: twice, foreigners: 21 })).toMatchObject({ holds: true });
    expect(foreign({ absences: [...twice, ...once], foreigners: 21 })).toMatchObject({ holds: false });
    expect(foreign({ bye: 4 })).toMatchObject({ holds: true });
  });

  it('isn’t known without the host, before the last round, or without a title', () => {
    expect(foreign({}, { host: undefined })).toMatchObject({ holds: undefined });
    expect(foreign({}, { rounds: 10 })).toMatchObject({ holds: undefined });
    expect(foreign({ twentieth: 'FID' }, { rounds: 10 })).toMatchObject({ holds: false });
    expect(foreign({ title: undefined })).toMatchObject({ holds: undefined });
    expect(foreign({ twentieth: undefined })).toMatchObject({ holds: undefined });
    // X has half of the points against 2000: nothing is missing for a no
    expect(normAmong({ title: undefined }).missing).toEqual([]);
  });

  it('says what is missing, where all else is enough', () => {
    const strong = { own: 2700 };
    expect(normAmong(strong)).toMatchObject({ holds: true });
    expect(normAmong({ ...strong, title: undefined }).missing).toEqual([{ fact: 'participants' }]);
    expect(normAmong(strong, { host: undefined }).missing).toEqual([{ fact: 'host' }]);
    const early = normAmong(strong, { rounds: 10 });
    expect(early.missing).toEqual([{ fact: 'later-rounds' }]);
    expect(early.reasons.map(({ key }) => key)).toEqual(['missing-rounds']);
  });
});

describe('19: exemptions by the kind of tournament', () => {
  const alone = times(9, 'GM2500GER=1');

  it('1.4.3a and b are for players of the federation that registered it', () => {
    for (const [kind, article] of [
      ['national-championship', '1.4.3a'],
      ['national-team-championship', '1.4.3b'],
    ] as const) {
      const norm = normOf(alone, 'GM', { kind, host: 'GER' });
      expect(norm).toMatchObject({ holds: true });
      expect(norm.checks.filter(({ waived }) => waived === article)).toHaveLength(3);
      expect(normOf(alone, 'GM', { kind, host: 'GER' }, { ...OWN, federation: 'FRA' }).holds).toBe(false);
    }
  });

  it('1.4.3c is for everybody, when the caps on the own and on one federation fail, too', () => {
    for (const federation of ['GER', 'FRA']) {
      const norm = normOf(alone, 'GM', { kind: 'zonal' }, { ...OWN, federation });
      expect(norm).toMatchObject({ holds: true });
      expect(norm.facts).toContainEqual({ key: 'one-without-exemption', values: { article: '1.4.3c' } });
    }
  });
});
