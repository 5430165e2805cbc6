import type { TitleWords } from '../../../answers/title-words.js';

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

export const TITLE: TitleWords = {
  progress: ({ announcedRounds, participants, round, system }) => {
    const kind = SYSTEMS[participants ?? 'players'][system ?? 'none'];
    if (round === 0) return `${kind}, before round 1`;
    if (round < announcedRounds) return `${kind}, after round ${round} of ${announcedRounds}`;
    return `${kind}, ${round} ${round === 1 ? 'round' : 'rounds'}`;
  },
  rules: (progress, edition) => `${progress}, FIDE C.07 tie-breaks (${edition})`,
  edition: (edition, from) => `${edition}, ${ORIGINS[from]}`,
  day: (day) => day,
  days: (first, last) => `${first} to ${last}`,
  startNumber: (id) => `no. ${id}`,
  and: 'and',
  more: (count) => `${count} more`,
};
