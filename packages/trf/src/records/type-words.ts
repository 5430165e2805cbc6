import type { TrfTournament } from '../tournament.js';

// The words for a system in 092 and 192, by language, in the spelling of `plainWords` and without blanks. Part of a
// word is enough if no other word contains it.
const SWISS =
  'swiss schweiz suisse suizo suiza suico svizzer szwajcar svajc svicar svycar elveti sveits sveic sviss isvicre isvecr ' +
  'zwitser switser zvicer suitzar thuysi thuysy швеицар швајцар ελβετ שוויצר שווייצר سويسر 瑞士 スイス 스위스';
const ROUND_ROBIN =
  // English, German, French
  'roundrobin allplayall allagainstall everyoneplayseveryone rundenturnier rundensystem vollrund jedergegenjede ' +
  'doppelrundig toutesrondes touteronde touscontretous ' +
  // Spanish, Portuguese, Galician; Catalan; Italian; Romanian
  'todoscontratod totscontratots tuttic tuttidue allitaliana fiecarecufiecare toticontratoti ' +
  // Polish, Czech and Slovak, Slovene, Croatian and Serbian
  'kazdyzkazd kazdyskazd kruhov vsakzvsak krozn svakisasvak svakosasvak kruzn ' +
  // Hungarian, Finnish, Estonian, Latvian, Lithuanian, Turkish
  'kormerkozes mindenkimindenki kaikkivastaankaikki kiertopeli ringsusteem ringturniir aplusistem rinkasistem ratusistem ligusul ' +
  // Dutch, Swedish, Danish and Norwegian, Icelandic, Vietnamese
  'allentegenallen iedereentegeniedereen rondtoernooi allamotalla allamoteralla allemodalle allemotalle allirvidalla vongtron ' +
  'кругов каждыискаждым коженз кръгов всекисрещувсеки всекисвсеки свакосасваким κυκλικ ολοιεναντιον 循环 循環 総当';

/** Words that names have in their middle: Sokołowski, Соколов. */
const ROUND_ROBIN_BEGINNINGS = / (?:kolow|колов|doner)/;

/** Pairing systems that are named after a person or a place; they decide if the words don't. */
const SWISS_PAIRINGS = 'dutch dubov burstein monrad amalfi mcmahon holland голланд дубов бурштеин fideteam';
const ROUND_ROBIN_PAIRINGS = 'berger schiller scheveningen schuring бергер';

const INDIVIDUAL =
  'individ einzel indywid jednotliv pojedina posamez egyeni yksilo bireysel persoonlijk личн індивід индивид поједина ' +
  'ατομικ 个人 個人 개인';
const TEAMS =
  'mannschaft equip squadr druzyn druzst momcad csapat joukkue takim voistkon komand echipe команд отборн екипн ' +
  'ομαδ קבוצ 团体 團體 団体 단체';

/** Letters that aren't a plain letter with a diacritic. */
const PLAIN: ReadonlyMap<string, string> = new Map([
  ['ł', 'l'],
  ['ß', 'ss'],
  ['ø', 'o'],
  ['đ', 'd'],
  ['ð', 'd'],
  ['ı', 'i'],
]);

/** A text in small letters without diacritics, its words separated by single blanks, with one blank at either end. */
function plainWords(text: string): string {
  const letters = text.toLowerCase().normalize('NFD').replaceAll(/\p{M}/gu, '').normalize('NFC');
  const plain = letters.replaceAll(/[^ -~]/g, (letter) => PLAIN.get(letter) ?? letter);
  return ` ${plain.replaceAll(/[^\p{L}\p{N}]+/gu, ' ').trim()} `;
}

function hasOneOf(words: string, list: string): boolean {
  const joined = words.replaceAll(' ', '');
  return list.split(' ').some((word) => joined.includes(word));
}

/** The system that the code of 192 or the words of 092 name; `undefined` if they name none, or both. */
export function systemIn(text: string): TrfTournament['system'] {
  const words = plainWords(text);
  return (
    decide(
      hasOneOf(words, ROUND_ROBIN) || ROUND_ROBIN_BEGINNINGS.test(words),
      hasOneOf(words, SWISS) || words.includes(' suis '),
    ) ??
    decide(
      hasOneOf(words, ROUND_ROBIN_PAIRINGS) || words.includes(' rr '),
      hasOneOf(words, SWISS_PAIRINGS) || words.includes(' lim '),
    )
  );
}

function decide(isRoundRobin: boolean, isSwiss: boolean): TrfTournament['system'] {
  if (isRoundRobin === isSwiss) return undefined;
  return isRoundRobin ? 'round-robin' : 'swiss';
}

/** Whether a type says that the tournament is one of individuals. */
export function saysIndividual(text: string): boolean {
  return hasOneOf(plainWords(text), INDIVIDUAL);
}

/** Whether a type says that the tournament is one of teams. */
export function saysTeams(text: string): boolean {
  const words = plainWords(text);
  return / (?:teams?|lag|ekipno|ekipni|holdturnering) /.test(words) || hasOneOf(words, TEAMS);
}
