import type { TitleWords, ToldList } from '../../../answers/title-words.js';

const SYSTEMS = {
  players: { swiss: 'Swiss', 'round-robin': 'Round robin', none: 'System unknown' },
  teams: { swiss: 'Swiss of teams', 'round-robin': 'Round robin of teams', none: 'Teams, system unknown' },
} as const;

const ORIGINS = {
  asked: 'as asked',
  date: 'by the date',
  file: 'as the file says',
  legend: 'by the legend',
  newest: 'no date: the newest',
} as const;

function ruleOf(by: ToldList['by']): string {
  if (by === null) return '';
  if (by === 'virtual opponent') return ' by the rule before 2023';
  return by === 'convention' ? ' by a rule of its own for unplayed rounds' : ` of C.07 (${by})`;
}

export const TITLE: TitleWords = {
  progress: ({ announcedRounds, participants, round, system }) => {
    const kind = SYSTEMS[participants ?? 'players'][system ?? 'none'];
    if (round === 0) return `${kind}, before round 1`;
    if (round < announcedRounds) return `${kind}, after round ${round} of ${announcedRounds}`;
    return `${kind}, ${round} ${round === 1 ? 'round' : 'rounds'}`;
  },
  rules: (progress, edition, by) => {
    if (by === 'us-chess') return `${progress}, US Chess tie-breaks (rule 34)`;
    return by === 'both'
      ? `${progress}, tie-breaks of US Chess (rule 34) and FIDE C.07 (${edition})`
      : `${progress}, FIDE C.07 tie-breaks (${edition})`;
  },
  edition: (edition, from) => `${edition}, ${ORIGINS[from]}`,
  day: (day) => day,
  days: (first, last) => `${first} to ${last}`,
  startNumber: (id) => `no. ${id}`,
  printedList: ({ by, differing, edition, from, list, places }) => {
    const follows = `the printed table ${from === 'values' ? 'follows' : 'names'} ${list}${ruleOf(by)}`;
    if (differing === null) return follows;
    const count =
      differing === 0
        ? 'no place differs'
        : `${differing} of ${places} places ${differing === 1 ? 'differs' : 'differ'}`;
    return `${follows}; under ${edition}, ${count}`;
  },
  and: 'and',
  more: (count) => `${count} more`,
};
