import type { ListedFact, RatingListWords } from '../../../answers/prizes-words.js';

const FACTS: Readonly<Record<ListedFact, string>> = {
  name: 'nombre',
  rating: 'Elo',
  title: 'título',
  federation: 'federación',
  birth: 'año de nacimiento',
  sex: 'sexo',
};

function of(facts: readonly ListedFact[]): string {
  return facts.map((fact) => FACTS[fact]).join(', ');
}

export const RATING_LIST: RatingListWords = {
  took: (list, players, facts) =>
    `${list} completa ${players === 1 ? '1 jugador' : `${players} jugadores`}: ${of(facts)}`,
  differs: (list, player, fact, own, listed) =>
    `${player}: ${FACTS[fact]} ${own} en el archivo y ${listed} en ${list}; vale el del archivo`,
  otherName: (list, player, id, name) =>
    `${player}: el identificador ${id} es de ${name} en ${list}, por eso no se toma nada`,
  missing: (list, players) =>
    `${list} no tiene ${players === 1 ? '1 jugador' : `${players} jugadores`} del archivo por identificador`,
};
