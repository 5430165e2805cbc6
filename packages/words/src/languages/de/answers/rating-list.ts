import type { ListedFact, RatingListWords } from '../../../answers/prizes-words.js';

const FACTS: Readonly<Record<ListedFact, string>> = {
  name: 'Name',
  rating: 'Elo',
  title: 'Titel',
  federation: 'Föderation',
  birth: 'Geburtsjahr',
  sex: 'Geschlecht',
};

function of(facts: readonly ListedFact[]): string {
  return facts.map((fact) => FACTS[fact]).join(', ');
}

export const RATING_LIST: RatingListWords = {
  took: (list, players, facts) => `${list} ergänzt ${players === 1 ? '1 Spieler' : `${players} Spieler`}: ${of(facts)}`,
  differs: (list, player, fact, own, listed) =>
    `${player}: ${FACTS[fact]} ist in der Datei ${own} und in ${list} ${listed}; es gilt die Datei`,
  otherName: (list, player, id, name) =>
    `${player}: Die Id ${id} gehört in ${list} zu ${name}, deshalb wird nichts übernommen`,
  missing: (list, players) =>
    `${list} hat ${players === 1 ? '1 Spieler' : `${players} Spieler`} der Datei nicht unter einer Id`,
};
