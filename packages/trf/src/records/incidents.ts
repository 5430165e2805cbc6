// FIDE's technical manual asks programs for comments on what happened in a round, and leaves their words to them. These are ours. Any
// other comment stays a comment, and so does one about a round or a participant that the file hasn't got:
//   ### Import @ Round 3                      the tournament came from another program
//   ### Adjournment @ Round 4: 12 15          the game of these players, White first
//   ### FPB @ Round 2: 12 15                  full-point byes, in the file of a team tournament those of teams
//   ### MPA @ Round 2: 0.5 12 15              points given or taken by the arbiter, likewise
//   ### Rating @ Round 4: 12 1850 1900        a corrected rating: the player, the old one, and the new one from this round on
//   ### FIDE mode left @ Round 5              the program doesn't follow FIDE's rules from this round on

import type { Line } from '../text/line.js';
import type { Incident, TrfPlayer, TrfTeam } from '../tournament.js';
import { pointsOf } from './points.js';

const ID = String.raw` [1-9]\d{0,3}`;
const RATING = String.raw` \d{1,4}`;

/** An incident of a round, by the words behind the colon. */
type Read = (round: number, words: readonly string[]) => Incident;

function formOf(word: string, said: string): RegExp {
  return new RegExp(`^### ${word} @ Round ([1-9]\\d{0,2})${said}$`);
}

const FORMS: readonly (readonly [form: RegExp, read: Read])[] = [
  [formOf('Import', ''), (round) => ({ kind: 'import', round })],
  [formOf('FIDE mode left', ''), (round) => ({ kind: 'fide-mode-left', round })],
  [formOf('Adjournment', `:(${ID}${ID})`), (round, [white, black]) => ({ kind: 'adjournment', round, white, black })],
  [formOf('FPB', `:((?:${ID})+)`), (round, players) => ({ kind: 'full-byes', round, players })],
  [
    formOf('MPA', String.raw`:( -?(?:\d+(?:\.\d+)?|\.\d+)(?:${ID})+)`),
    (round, [points, ...players]) => ({ kind: 'arbiter-points', round, points: pointsOf(points), players }),
  ],
  [
    formOf('Rating', `:(${ID}${RATING}${RATING})`),
    (round, [player, previous, rating]) => ({
      kind: 'rating',
      round,
      player,
      previous: Number(previous),
      rating: Number(rating),
    }),
  ],
];

/** The incident that a comment in one of the forms tells of; `undefined` for another line. */
export function incidentIn(text: string): Incident | undefined {
  for (const [form, read] of FORMS) {
    const found = form.exec(text);
    if (found === null) continue;
    const [, round, said = ''] = found;
    return read(Number(round), said.split(' ').slice(1));
  }
  return undefined;
}

/** The participants that an incident names, each with its field. */
export function namedIn(incident: Incident): readonly (readonly [field: string, id: string])[] {
  if (incident.kind === 'adjournment') return [['white', incident.white], ['black', incident.black]]; // prettier-ignore
  if (incident.kind === 'rating') return [['player', incident.player]];
  return 'players' in incident ? incident.players.map((id, n) => [`players[${n}]`, id]) : [];
}

/** Whether an incident is one of teams in the file of a team tournament. */
export function isOfTeams(incident: Incident): incident is Extract<Incident, { readonly players: unknown }> {
  return incident.kind === 'full-byes' || incident.kind === 'arbiter-points';
}

/** The incidents in the comments of a file, and the other comments without their sign. */
export function readIncidents(
  lines: readonly Line[],
  players: readonly TrfPlayer[],
  teams: readonly TrfTeam[] | undefined,
  rounds: number,
): { readonly incidents: readonly Incident[]; readonly comments: readonly string[] } {
  const [known, participants] = [players, teams ?? players].map((listed) => new Set(listed.map(({ id }) => id)));
  const incidents: Incident[] = [];
  const fits = (incident: Incident) => {
    const ids = namedIn(incident).map(([, id]) => id);
    const isKnown = ids.every((id) => (isOfTeams(incident) ? participants : known).has(id));
    return isKnown && incident.round <= Math.max(rounds, 1) && new Set(ids).size === ids.length;
  };
  const comments = lines.flatMap(({ text }) => {
    const incident = incidentIn(text);
    if (incident === undefined || !fits(incident)) return text.slice(text.startsWith('### ') ? 4 : 3);
    incidents.push(incident);
    return [];
  });
  return { incidents, comments };
}
