import { daysIn } from '../../../answers/days.js';
import type { TitleWords, ToldList } from '../../../answers/title-words.js';

const SYSTEMS = {
  players: { swiss: 'Système suisse', 'round-robin': 'Toutes rondes', none: 'Système inconnu' },
  teams: {
    swiss: 'Système suisse par équipes',
    'round-robin': 'Toutes rondes par équipes',
    none: 'Par équipes, système inconnu',
  },
} as const;

const ORIGINS = {
  asked: 'comme demandé',
  date: 'selon la date',
  file: 'selon le fichier',
  legend: 'selon la légende',
  newest: 'pas de date\u202F: la plus récente',
} as const;

function ruleOf(by: ToldList['by']): string {
  if (by === null) return '';
  if (by === 'virtual opponent') return ' selon la règle d’avant 2023';
  return by === 'convention' ? ' selon une règle à part pour les rondes non jouées' : ` de C.07 (${by})`;
}

export const TITLE: TitleWords = {
  progress: ({ announcedRounds, participants, round, system }) => {
    const kind = SYSTEMS[participants ?? 'players'][system ?? 'none'];
    if (round === 0) return `${kind}, avant la ronde 1`;
    if (round < announcedRounds) return `${kind}, après la ronde ${round} sur ${announcedRounds}`;
    return `${kind}, ${round} ${round === 1 ? 'ronde' : 'rondes'}`;
  },
  rules: (progress, edition, by) => {
    if (by === 'us-chess') return `${progress}, départages selon US Chess (règle 34)`;
    return by === 'both'
      ? `${progress}, départages selon US Chess (règle 34) et FIDE C.07 (${edition})`
      : `${progress}, départages selon FIDE C.07 (${edition})`;
  },
  edition: (edition, from) => `${edition}, ${ORIGINS[from]}`,
  day: /* @__PURE__ */ daysIn('fr', (written) => written.replace(/^1(?= )/, '1er')),
  days: (first, last) => `du ${first} au ${last}`,
  startNumber: (id) => `n° ${id}`,
  printedList: ({ by, differing, edition, from, list, places }) => {
    const follows = `le tableau imprimé ${from === 'values' ? 'suit' : 'indique'} ${list}${ruleOf(by)}`;
    if (differing === null) return follows;
    const count =
      differing === 0
        ? 'aucune place ne change'
        : `${differing} ${differing === 1 ? 'place' : 'places'} sur ${places} ${differing === 1 ? 'change' : 'changent'}`;
    return `${follows}\u202F; selon ${edition}, ${count}`;
  },
  and: 'et',
  more: (count) => `${count} autres`,
};
