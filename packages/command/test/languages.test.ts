import { describe, expect, it } from 'vitest';

import { eventOf } from '@crosstable/event';
import {
  eventFindings,
  explanationHtml,
  explanationMarkdown,
  explanationText,
  standingsHtml,
  standingsReport,
} from '@crosstable/report';
import { GERMAN_ANSWERS } from '@crosstable/words/de/answers';

import { crosstable, report } from './running.js';

const LANGUAGES = ['de', 'fr', 'es'] as const;

/** A file with a last day before the first, an unknown record, points of the arbiter, and a list with mistakes. */
const ODD = report(
  '042 2026-05-09',
  '052 2026-05-01',
  'DDD odd',
  '299 F    1   -.5   9',
  '202 PTS,BHX,SB,SB,BPG,MPTS,KS,PTS',
);

const QUESTIONS = [
  'standings examples/avro-1938.trf --format html',
  'standings examples/harbour-open.trf',
  'standings examples/harbour-open.trf --format html',
  'standings examples/lagoon-team-cup.trf --format html',
  'standings examples/lagoon-team-cup.trf --format html --players --board 1 --minimum 2',
  'standings examples/lagoon-team-cup.trf --players --minimum 99',
  'standings - --format html --expelled 2 --tiebreaks PTS,ARO --lots',
  'explain examples/avro-1938.trf keres fine',
  'explain examples/harbour-open.trf 3',
  'explain examples/lagoon-team-cup.trf 1',
  'explain - 2 --expelled 2 --tiebreaks PTS',
  'explain - 1 2 --expelled 2 --tiebreaks PTS',
  'check -',
  'check examples/harbour-open.trf',
] as const;

/** The lines of an answer that have words: without the rows of tables, the markup around them, and the names of the files. */
async function linesOf(question: string, language: string): Promise<readonly string[]> {
  const { output, complaints } = await crosstable([...question.split(' '), '--language', language], ODD);
  const [, body = output] = output.split('</style>');
  return [...body.replace(/<tbody>[^]*<\/tbody>/, '').split('\n'), ...complaints.split('\n')]
    .filter((line) => /\p{L}{2}/u.test(line.replaceAll(/<[^>]*>/g, '').replaceAll(/^\d+ .*/g, '')))
    .filter((line) => !/AVRO 1938|Harbour Open$|Harbour Open<|Lagoon Team Cup|^Two, and|^<h1/.test(line));
}

describe.each(LANGUAGES)('in %s', (language) => {
  it.each(QUESTIONS)('%s has no sentence in English', async (question) => {
    const english = await linesOf(question, 'en');
    const lines = await linesOf(question, language);
    expect(lines).toHaveLength(english.length);
    expect(english.length).toBeGreaterThan(0);
    expect(lines.filter((line) => english.includes(line))).toEqual([]);
  });

  it('csv and the fields of json are those of English', async () => {
    const [csv, json] = ['csv', 'json'].map((format) => ['standings', 'examples/avro-1938.trf', '--format', format]);
    expect((await crosstable([...csv, '--language', language])).output).toBe((await crosstable(csv)).output);
    expect((await crosstable([...json, '--language', language])).output).toBe((await crosstable(json)).output);
  });
});

describe('the language', () => {
  const title = async (environment: Readonly<Record<string, string>>, ...words: readonly string[]): Promise<string> => {
    const asked = ['check', 'examples/avro-1938.trf', ...words];
    const { output } = await crosstable(asked, '', undefined, undefined, { environment });
    return output.split('\n')[2].split(', ', 2).join(', ');
  };

  it.each([
    [{}, 'Round robin, 14 rounds'],
    [{ LANG: 'de_AT.UTF-8' }, 'Rundenturnier, 14 Runden'],
    [{ LANG: 'de_DE', LC_MESSAGES: 'fr_FR.UTF-8' }, 'Toutes rondes, 14 rondes'],
    [{ LANG: 'de_DE', LC_MESSAGES: 'fr_FR', LC_ALL: 'es' }, 'Todos contra todos, 14 rondas'],
    [{ LANG: 'de_DE', LC_ALL: 'C' }, 'Round robin, 14 rounds'],
    [{ LANG: 'de_DE', LC_ALL: 'POSIX' }, 'Round robin, 14 rounds'],
    [{ LANG: 'de@euro', LC_ALL: '' }, 'Rundenturnier, 14 Runden'],
    [{ LANG: 'nl_NL.UTF-8' }, 'Round robin, 14 rounds'],
  ])('of %o is that of the environment', async (environment, expected) => {
    expect(await title(environment)).toBe(expected);
  });

  it('that is asked for comes before that of the environment', async () => {
    expect(await title({ LC_ALL: 'fr_FR' }, '--language', 'es')).toBe('Todos contra todos, 14 rondas');
  });

  it('that there is not is refused with those there are', async () => {
    expect(await crosstable(['check', 'examples/avro-1938.trf', '--language', 'nl'])).toEqual({
      code: 2,
      output: '',
      complaints: 'crosstable: --language: expected en, de, fr or es, got "nl"\n',
    });
  });

  it('leaves help in English', async () => {
    const { output } = await crosstable(['--help'], '', undefined, undefined, { environment: { LANG: 'de' } });
    expect(output).toBe((await crosstable(['--help'])).output);
  });
});

it.each([
  [
    'de',
    'Keres, Paul (Nr. 1) steht vor Fine, Reuben (Nr. 2) durch SB, Sonneborn-Berger (Art. 9.1): 58,25 gegen 56,25.',
  ],
  [
    'fr',
    'Keres, Paul (n° 1) est devant Fine, Reuben (n° 2) selon SB, Sonneborn-Berger (art. 9.1)\u202F: 58,25 contre 56,25.',
  ],
  [
    'es',
    'Keres, Paul (n.º 1) está por delante de Fine, Reuben (n.º 2) por SB, Sonneborn-Berger (art. 9.1): 58,25 contra 56,25.',
  ],
])('the order of AVRO 1938 in %s', async (language, expected) => {
  const { output } = await crosstable(['explain', 'examples/avro-1938.trf', '1', '2', '--language', language]);
  expect(output.split('\n')[4]).toBe(expected);
});

it.each([
  ['en', 'The Netherlands, NED, 1938-11-06 to 1938-11-27', '1   1  Keres, Paul            EST   8½  58.25'],
  ['de', 'The Netherlands, NED, 06.11.1938 bis 27.11.1938', '1    1  Keres, Paul            EST    8½  58,25'],
  ['fr', 'The Netherlands, NED, du 6 nov. 1938 au 27 nov. 1938', '1   1  Keres, Paul            EST    8½  58,25'],
  ['es', 'The Netherlands, NED, del 6 nov 1938 al 27 nov 1938', '1    1  Keres, Paul            EST    8½  58,25'],
])('days and numbers are written as in %s', async (language, days, first) => {
  const { output } = await crosstable(['standings', 'examples/avro-1938.trf', '--language', language]);
  const lines = output.split('\n');
  expect([lines[1], lines[5]]).toEqual([days, first]);
});

describe('the functions of the library', () => {
  const event = eventOf({ system: 'swiss', games: [[{ white: 'Anna', black: 'Ben', result: null }]] });

  it('take words', () => {
    expect(standingsHtml(event, GERMAN_ANSWERS)).toContain('<html lang="de">');
    for (const print of [explanationText, explanationMarkdown, explanationHtml]) {
      expect(print(event, { player: 'Ben' }, GERMAN_ANSWERS)).toContain('Ben: Rang 1 von 2, geteilt');
    }
    expect(eventFindings(event, GERMAN_ANSWERS).map(({ message }) => message)).toContain(
      'Runde 1: Die Partie von Anna und Ben ist nicht beendet',
    );
  });

  it('refuse words that aren’t whole', () => {
    const { title, ...others } = GERMAN_ANSWERS.reports;
    const lacking: object = { ...GERMAN_ANSWERS, reports: { ...others, title: { ...title, and: undefined } } };
    const call = (words: object): unknown => Reflect.apply(standingsReport, undefined, [event, {}, words]);
    expect(() => call(lacking)).toThrow('words.reports.title.and: expected a text, got undefined');
    expect(() => call({ ...GERMAN_ANSWERS, reports: others })).toThrow(
      'words.reports.title: expected words, got undefined',
    );
    expect(() => call({})).toThrow(TypeError);
  });
});
