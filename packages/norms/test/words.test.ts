import { describe, expect, it } from 'vitest';

import { call } from '@crosstable/core/testing/notation';

import { type NormForecast, normForecast } from '../src/forecast.js';
import type { NormFact, NormReason } from '../src/index.js';
import {
  ENGLISH_NORMS,
  type NormWordOptions,
  type NormWords,
  forecastInWords,
  normInWords,
  reasonInWords,
} from '../src/words.js';
import { GERMAN_NORMS } from '../src/words/de.js';
import { SPANISH_NORMS } from '../src/words/es.js';
import { FRENCH_NORMS } from '../src/words/fr.js';

import { OWN, mixed, normOf, times, tournament } from './opponents.js';

const ALL: readonly NormWords[] = [ENGLISH_NORMS, GERMAN_NORMS, FRENCH_NORMS, SPANISH_NORMS];

function forecastOf(text: string, rounds?: number): NormForecast {
  const { games, players } = tournament(text);
  return normForecast('X', games, [OWN, ...players], { system: 'swiss', titles: ['GM'], rounds })[0];
}

describe('a norm in words', () => {
  const norm = normOf(mixed(`${times(8, '2450=1')} 2000=½`));

  it('is the answer, the conditions, the reasons and the facts', () => {
    expect(normInWords(norm, { nameOf: (id) => (id === 'p9' ? 'Bob' : id) })).toEqual([
      'GM norm: yes. 8½ of 9 against 2422, performance 2866.',
      'Games: 9, at least 9 needed (Art. 1.4.1a): yes.',
      'Federations besides the own one: 4, at least 2 needed (Art. 1.4.3): yes.',
      'Opponents of the own federation: 0, at most 5 allowed (Art. 1.4.4): yes.',
      'Opponents of one federation: 3, at most 6 allowed (Art. 1.4.4): yes.',
      'Titled opponents: 9, at least 5 needed (Art. 1.4.5): yes.',
      'Opponents with the title GM: 9, at least 3 needed (Art. 1.4.5): yes.',
      'Average of the opponents: 2422, at least 2380 needed (Art. 1.4.7): yes.',
      'Performance: 2866, at least 2600 needed (Art. 1.4.8): yes.',
      'Score, 35 %: 8½, at least 3½ needed (Art. 1.4.8): yes.',
      'Bob is the lowest opponent and counts as 2200 instead of 2000 (Art. 1.4.6).',
      // 2422 needs 7: 1½ more are one game
      'It counts as 10 of the 27 games of an application (Art. 1.5.1, 1.4.1d).',
      'The title needs a rating of 2500 (Art. 1.5.3).',
      'In every round at least 1 participant, and the rated ones have an average of at least 2400. One norm needs a Swiss with 40 and 2000 (Art. 1.5.6).',
    ]);
  });

  it('is said in every language', () => {
    const answers = ALL.map((words) => normInWords(norm, { words })[0]);
    expect(answers).toEqual([
      'GM norm: yes. 8½ of 9 against 2422, performance 2866.',
      'GM-Norm: ja. 8½ aus 9 gegen 2422, Performance 2866.',
      'Norme de GM\u202F: oui. 8½ sur 9 contre 2422, performance 2866.',
      'Norma de GM: sí. 8½ de 9 contra 2422, rendimiento 2866.',
    ]);
    for (const words of ALL) {
      const lines = [
        ...normInWords(norm, { words }),
        ...normInWords(normOf('?2500?=1'), { words }),
        ...normInWords(normOf(times(9, 'GM2500GER=1'), 'GM', { kind: 'zonal' }), { words }),
        ...normInWords(normOf(`${mixed(times(8, '2500=1'))} ?2500FRA=1`), { words }),
        ...normInWords(normOf('bye'), { words }),
      ];
      expect(lines.join('\n')).not.toMatch(/undefined|NaN|\[object/);
    }
    expect(normInWords(normOf('bye'))[0]).toBe('GM norm: no. No games.');
    expect(
      normInWords(normOf(`${mixed(times(8, '2500=1'))} ?2500FRA=1`)).filter((line) => line.includes('known')),
    ).toEqual([
      'Titled opponents: 8 (1 not known), at least 5 needed (Art. 1.4.5): not decided.',
      'Opponents with the title GM: 8 (1 not known), at least 3 needed (Art. 1.4.5): not decided.',
      'The title of p9 isn’t known.',
    ]);
  });

  it('has a sentence for each reason and each fact', () => {
    const values = {
      ...{
        player: 'Bob',
        rounds: '1, 2',
        article: '1.4.3c',
        rating: 0,
        to: 2200,
        from: 3,
        round: 2,
        score: 4.5,
        games: 13,
      },
      ...{ of: 27, participants: 1, average: 2000, unrated: 2, single: 1, known: 1 },
    };
    for (const words of ALL) {
      for (const part of ['reasons', 'facts'] as const) {
        for (const key of Object.keys(words[part])) {
          const own = key === 'days' ? { ...values, rounds: 3 } : values;
          const sentence = call(reasonInWords, [{ key, values: own }, { words }]);
          expect(call(reasonInWords, [{ key, values: { ...own, single: 2 } }, { words }])).toMatch(/^\S.*\.$/);
          expect(sentence).toMatch(/^\S.*\.$/);
          expect(sentence).not.toMatch(/undefined|NaN|\[object/);
        }
      }
    }
    for (const words of ALL) {
      const robin = normOf('GM2500FRA=1 GM2500FRA=1', 'GM', { system: 'round-robin' });
      const players = { ...robin.checks[0], check: 'players' } as const;
      const lines = normInWords({ ...robin, checks: [players], reasons: [] }, { words });
      expect(lines[1]).toContain(words.checks.players(''));
      expect(words.report.about('2024-01')).toContain('2024-01');
    }
    const reason: NormReason = { key: 'share-rounded', values: { score: 4.5, games: 13 } };
    expect(reasonInWords(reason)).toBe('4½ of 13 are 35 % only after rounding, which doesn’t count.');
    const days: NormFact = { key: 'days', values: { single: 2, known: 4, rounds: 9 } };
    expect(reasonInWords(days)).toBe(
      '2 days with one round, of 4 of 9 rounds with a date. GM and WGM need a norm with three (Art. 1.1.3a).',
    );
  });
});

describe('a forecast in words', () => {
  it('is the points that are needed, and the results where they differ', () => {
    const text = `${mixed(`${times(5, '2500=1')} 2500=½ ${times(2, '2500=0')} 2500=*`)} .1800FRA=*`;
    expect(forecastInWords(forecastOf(text))).toEqual([
      'GM norm, 2 open games:',
      '½ point from 2 games: enough with some results.',
      '  round 9 draw with p9, round 10 loss to p10',
      '1 point from 2 games: enough with some results.',
      '  round 9 draw with p9, round 10 draw with p10',
      '  round 9 win against p9, round 10 loss to p10',
      '1½ points from 2 games: enough.',
    ]);
  });

  it('is what opponents have to bring who aren’t known', () => {
    const seven = `${times(3, 'GM2480GER=1')} ${times(2, '.2480FRA=1')} ${times(2, '.2480FRA=0')}`;
    const forecast = forecastOf(seven, 9);
    expect(forecastInWords(forecast)).toContain(
      '1½ points from 2 games: enough if the 2 opponents who aren’t known yet bring an average of at least 2271, 2 titled, 1 new federation.',
    );
    const full = forecastOf(`${times(5, 'GM2600FRA=1')} ${times(2, 'GM2600GER=1')}`, 9);
    // 7 of 9 need 2380: 21415.5, less 7 × 2600 and 2200 for the lower of the two
    expect(forecastInWords(full)[1]).toBe(
      '0 points from 2 games: enough if the 2 opponents who aren’t known yet bring an average of at least 1015.5, 1 new federation, at most 1 of FRA.',
    );
  });

  it('says that nothing is enough, that everything is, or that facts are missing', () => {
    expect(forecastInWords(forecastOf(mixed(`${times(8, '2100=1')} 2100=*`)))[1]).toBe('No result makes the norm.');
    expect(forecastInWords(forecastOf(mixed(`${times(8, '2600=1')} 2600=*`)))[1]).toBe('0 points from 1 game: enough.');
    const open = forecastInWords(forecastOf(`?2600FRA=1 ${mixed(`${times(7, '2600=1')} 2600=*`)}`));
    expect(open[1]).toBe('0 points from 1 game: not decided, because facts are missing.');
  });

  it('is said in every language, as are all demands', () => {
    const demands = {
      ...{ average: '2400', count: 1, leftOut: '1, 2', limits: [{ federation: 'FRA', most: 1 }], mainTitles: 1 },
      ...{ newFederations: 1, titled: 1, titles: 'GM, IM' },
    };
    const several = { ...demands, average: null, count: 2, leftOut: '', newFederations: 2, titled: 2, mainTitles: 2 };
    const none = { ...several, limits: [], mainTitles: 0, newFederations: 0, titled: 0 };
    for (const words of ALL) {
      const { opponents } = words.forecast;
      const lines = [demands, several, none].flatMap((one) => [
        opponents({ points: '1½', games: 2 }, one),
        opponents({ points: '1', games: 1 }, { ...one, leftOut: '3' }),
      ]);
      for (const line of lines) expect(line).toMatch(/^1½? .*\.$/);
      const text = `${mixed(`${times(5, '2500=1')} 2500=½ ${times(2, '2500=0')} 2500=*`)} .1800FRA=*`;
      for (const rounds of [10, 11]) {
        expect(forecastInWords(forecastOf(text, rounds), { words }).join('\n')).not.toMatch(/undefined|NaN|\[object/);
      }
      expect(forecastInWords(forecastOf(mixed('2100=1')), { words })[1]).toBe(words.forecast.nothing);
      expect(words.forecast.unknown({ points: '1', games: 1 })).toContain('1');
      expect(words.forecast.title('GM', 1)).toContain('1');
    }
  });

  it('tells no more than six lists of results', () => {
    const text = mixed(`${times(3, '2500=1')} 2500=½ ${times(2, '2500=0')} ${times(3, '2500=*')}`);
    const { needs } = forecastOf(`${text} .1800FRA=*`);
    expect(needs.some(({ holds }) => holds === 'sometimes')).toBe(true);
    const lines = forecastInWords(forecastOf(`${text} .1800FRA=* .1800FRA=* .1800ITA=*`));
    expect(lines.length).toBeLessThan(20);
  });
});

describe('what isn’t a norm, a reason, a forecast or a language', () => {
  const norm = normOf(mixed(times(9, '2450=1')));
  const forecast = forecastOf(mixed(`${times(8, '2600=1')} 2600=*`));

  it.each<[unknown, Error]>([
    [null, new TypeError('norm: expected an object, got null')],
    [{ ...norm, title: 'FM' }, new RangeError('norm.title: expected "GM" or "IM" or "WGM" or "WIM", got "FM"')],
    [{ ...norm, holds: 1 }, new TypeError('norm.holds: expected true, false or nothing, got 1')],
    [{ ...norm, score: 0.3 }, new RangeError('norm.score: expected points, a multiple of ½, got 0.3')],
    [{ ...norm, average: NaN }, new RangeError('norm.average: expected a finite number, or null, got NaN')],
    [{ ...norm, checks: 1 }, new TypeError('norm.checks: expected an array of conditions, got 1')],
    [{ ...norm, checks: [{ ...norm.checks[0], check: 'x' }] }, new RangeError('norm.checks[0].check: expected the name of a condition, got "x"')],
    [{ ...norm, checks: [{ ...norm.checks[0], have: '9' }] }, new TypeError('norm.checks[0].have: expected a finite number, or null, got "9"')],
    [{ ...norm, reasons: [{ key: 'x', values: {} }] }, new RangeError('norm.reasons[0].key: expected the key of a reason, got "x"')],
    [{ ...norm, facts: [{ key: 'rating', values: { rating: NaN } }] }, new RangeError('norm.facts[0].values.rating: expected a finite number, got NaN')],
  ])('%j', (given, error) => {
    expect(() => call(normInWords, [given])).toThrow(error);
  }); // prettier-ignore

  it.each<[unknown, Error]>([
    [{ key: 'raised', values: { player: 3 } }, new TypeError('reason.values.player: expected an id, got 3')],
    [{ key: 'unplayed', values: { rounds: 3 } }, new TypeError('reason.values.rounds: expected a text, got 3')],
    [{ key: 'share-rounded', values: { score: '1' } }, new TypeError('reason.values.score: expected points, a multiple of ½, got "1"')],
  ])('%j', (given, error) => {
    expect(() => call(reasonInWords, [given])).toThrow(error);
  }); // prettier-ignore

  it.each<[unknown, Error]>([
    [{ ...forecast, open: 1 }, new TypeError('forecast.open: expected an array of games, got 1')],
    [{ ...forecast, needs: [{ points: 1, holds: 'yes' }] }, new RangeError('forecast.needs[0].holds: expected "always" or "sometimes" or "never" or "unknown", got "yes"')],
    [{ ...forecast, needs: [{ points: 1, holds: 'sometimes' }], outcomes: [{ results: [], holds: true }] }, new RangeError('forecast.outcomes[0].results: expected a result of each open game, got 0')],
    [{ ...forecast, needs: [{ points: 1, holds: 'sometimes' }], outcomes: [{ results: [2], holds: true }] }, new RangeError('forecast.outcomes[0].results[0]: expected 0, 0.5 or 1, got 2')],
  ])('%j', (given, error) => {
    expect(() => call(forecastInWords, [given])).toThrow(error);
  }); // prettier-ignore

  it.each<[unknown, Error]>([
    [{ language: 'de' }, new RangeError('options: expected only words, nameOf, got "language"')],
    [{ words: {} }, new TypeError('options.words.checks: expected an object, got undefined')],
    [{ words: { ...ENGLISH_NORMS, decimalSign: 1 } }, new TypeError('options.words.decimalSign: expected a text, got 1')],
    [{ words: { ...ENGLISH_NORMS, check: 1 } }, new TypeError('options.words.check: expected a sentence, got 1')],
    [{ words: { ...ENGLISH_NORMS, facts: { rating: 1 } } }, new TypeError('options.words.facts["rating"]: expected a sentence, got 1')],
    [{ nameOf: 'Bob' }, new TypeError('options.nameOf: expected a function, got "Bob"')],
  ])('%j', (options, error) => {
    expect(() => call(normInWords, [{ ...norm, reasons: [], facts: [{ key: 'rating', values: { rating: 1 } }] }, options])).toThrow(error);
  }); // prettier-ignore

  it('needs no options', () => {
    const options: NormWordOptions = {};
    expect(forecastInWords(forecast, options)).toEqual(forecastInWords(forecast));
  });
});
