import type { ListedFact, RatingListWords } from '../../../answers/prizes-words.js';

const FACTS: Readonly<Record<ListedFact, string>> = {
  name: 'name',
  rating: 'rating',
  title: 'title',
  federation: 'federation',
  birth: 'year of birth',
  sex: 'sex',
};

function of(facts: readonly ListedFact[]): string {
  return facts.map((fact) => FACTS[fact]).join(', ');
}

export const RATING_LIST: RatingListWords = {
  took: (list, players, facts) =>
    `${list} completes ${players === 1 ? '1 player' : `${players} players`}: ${of(facts)}`,
  differs: (list, player, fact, own, listed) =>
    `${player}: the ${FACTS[fact]} is ${own} in the file and ${listed} in ${list}; that of the file counts`,
  otherName: (list, player, id, name) =>
    `${player}: the id ${id} is that of ${name} in ${list}, so that nothing is taken`,
  missing: (list, players) =>
    `${list} does not have ${players === 1 ? '1 player' : `${players} players`} of the file by id`,
};
