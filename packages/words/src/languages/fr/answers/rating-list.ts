import type { ListedFact, RatingListWords } from '../../../answers/prizes-words.js';

const FACTS: Readonly<Record<ListedFact, string>> = {
  name: 'nom',
  rating: 'Elo',
  title: 'titre',
  federation: 'fédération',
  birth: 'année de naissance',
  sex: 'sexe',
};

function of(facts: readonly ListedFact[]): string {
  return facts.map((fact) => FACTS[fact]).join(', ');
}

export const RATING_LIST: RatingListWords = {
  took: (list, players, facts) =>
    `${list} complète ${players === 1 ? '1 joueur' : `${players} joueurs`}\u202F: ${of(facts)}`,
  differs: (list, player, fact, own, listed) =>
    `${player}\u202F: ${FACTS[fact]} ${own} dans le fichier et ${listed} dans ${list}\u202F; le fichier compte`,
  otherName: (list, player, id, name) =>
    `${player}\u202F: l’identifiant ${id} est celui de ${name} dans ${list}, rien n’est donc repris`,
  missing: (list, players) =>
    `${list} n’a pas ${players === 1 ? '1 joueur' : `${players} joueurs`} du fichier sous un identifiant`,
};
