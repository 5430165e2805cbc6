import type { ConversionWords, HeldFact, PlayerFact, TournamentFact } from '../../../answers/conversion-words.js';

const FACTS: Readonly<Record<TournamentFact, string>> = {
  name: 'nom',
  city: 'ville',
  federation: 'fédération',
  start: 'premier jour',
  end: 'dernier jour',
  system: 'système d’appariement',
  chiefArbiter: 'arbitre principal',
  timeControl: 'cadence',
  roundDates: 'dates des rondes',
};

const OF_PLAYERS: Readonly<Record<PlayerFact | HeldFact, string>> = {
  birth: 'date de naissance',
  club: 'club',
  federation: 'fédération',
  fideId: 'code FIDE',
  group: 'groupe',
  rating: 'classement Elo',
  sex: 'sexe',
  title: 'titre',
};

function players(count: number): string {
  return `${count} ${count === 1 ? 'joueur' : 'joueurs'}`;
}

export const CONVERSION: ConversionWords = {
  notes: {
    blank: ({ facts }) =>
      `absent du fichier et laissé en blanc dans le rapport\u202F: ${facts.map((fact) => FACTS[fact]).join(', ')}`,
    'blank-of-players': ({ all, count, fact }) => `sans ${OF_PLAYERS[fact]}\u202F: ${count} sur ${players(all)}`,
    'rounds-not-announced': ({ rounds }) =>
      `le fichier n’annonce pas le nombre de rondes\u202F: le rapport a celui des rondes jouées, ${rounds}`,
    'default-list': ({ list }) =>
      `le fichier ne nomme pas de départages\u202F: le rapport a la liste par défaut ${list}`,
    'followed-list': ({ list }) => `le rapport a la liste que suivent les colonnes du fichier\u202F: ${list}`,
    'colours-unknown': ({ games }) => `parties sans couleurs, que le rapport laisse ouvertes\u202F: ${games}`,
    unfinished: ({ games, sign }) =>
      sign === ''
        ? `parties sans résultat, que le rapport laisse en blanc\u202F: ${games} (--unfinished écrit un signe)`
        : `parties sans résultat, écrites ${sign}\u202F: ${games}`,
    'bye-kinds': ({ byes }) =>
      `exemptions dont le fichier ne dit pas la nature, écrites comme la plus probable\u202F: ${byes}`,
    numbered: () => 'un rapport a des numéros\u202F: les participants ont reçu les leurs dans l’ordre du fichier',
    'names-cut': ({ names, width }) => `noms réduits aux ${width} caractères d’un rapport\u202F: ${names}`,
    'left-out': ({ count, fact }) =>
      `n’entre pas dans un rapport et y manque\u202F: ${OF_PLAYERS[fact]}, ${players(count)}`,
    'no-place': ({ count, fact }) => `n’a pas de place dans un rapport\u202F: ${OF_PLAYERS[fact]}, ${players(count)}`,
    edition: ({ edition, read }) =>
      `un rapport ne nomme pas l’édition de C.07\u202F: selon sa date, il est lu avec ${read}, et non avec ${edition}`,
    round: ({ read, round }) => `un rapport est lu après la ronde ${read}, et non après la ronde ${round}`,
    'unrated-rule': () =>
      'un rapport ne contient pas la règle pour les joueurs non classés\u202F: il faut la redonner (--unrated)',
    'rating-list': () =>
      'un rapport ne contient pas lequel de plusieurs classements compte\u202F: il faut le redonner (--ratings)',
    'article-twelve': () => 'un rapport ne contient pas que l’article 12 s’applique au tournoi entier',
    'long-event': () => 'un rapport ne dit que par ses dates que le tournoi dure plus de 30 jours',
    values: ({ codes }) => `un rapport ne contient pas les valeurs de ${codes}\u202F: il faut les redonner (--values)`,
  },
};
