// Writes what happened in a round as comments, in the forms of incidents.ts in `records`
import { check, checkArray, checkWhole, isObject, isWhole } from '@crosstable/core';

import { isOfTeams, namedIn } from '../records/incidents.js';
import type { Incident, TrfDraft } from '../tournament.js';
import { formatPoints } from './points.js';

const KINDS: Readonly<Record<Incident['kind'], true>> = {
  import: true,
  adjournment: true,
  'full-byes': true,
  'arbiter-points': true,
  rating: true,
  'fide-mode-left': true,
};

/** Throws unless the incidents of a draft are about its players. Rounds and teams are checked where they are written. */
export function checkIncidents({ incidents = [], players, teams }: TrfDraft): void {
  checkArray(incidents, 'incidents', 'incidents');
  const ids = new Set(players.map(({ id }) => id));
  for (const [n, incident] of incidents.entries()) {
    const path = `incidents[${n}]`;
    check(isObject(incident), path, 'an incident', incident);
    const { kind } = incident;
    check(Object.hasOwn(KINDS, kind), `${path}.kind`, `one of ${Object.keys(KINDS).join(', ')}`, kind, 'string');
    if (isOfTeams(incident)) {
      checkArray(incident.players, `${path}.players`, 'ids');
      check(incident.players.length > 0, `${path}.players`, 'at least one id', 0, 'number');
    }
    if (teams === undefined || !isOfTeams(incident)) checkNamed(incident, path, ids, 'players');
  }
}

function checkNamed(incident: Incident, path: string, known: ReadonlySet<string>, whose: string): void {
  const before = new Set<string>();
  for (const [field, id] of namedIn(incident)) {
    check(known.has(id), `${path}.${field}`, `the id of one of the ${whose}`, id, 'string');
    check(!before.has(id), `${path}.${field}`, 'another id than those before', id, 'string');
    before.add(id);
  }
}

/** An incident with other names for its participants. */
export function renamed(incident: Incident, nameOf: (id: string) => string): Incident {
  if (incident.kind === 'adjournment') {
    return { ...incident, white: nameOf(incident.white), black: nameOf(incident.black) };
  }
  if (incident.kind === 'rating') return { ...incident, player: nameOf(incident.player) };
  return 'players' in incident ? { ...incident, players: incident.players.map(nameOf) } : incident;
}

/** The comments of a draft in these forms. @throws TypeError or RangeError naming the field that cannot be written */
export function formatIncidents({
  games,
  incidents = [],
  matches = [],
  rounds = 0,
  teams,
}: TrfDraft): readonly string[] {
  const last = Math.max(rounds, games.length, matches.length, 1);
  const ofTeams = new Set(teams?.map(({ id }) => id));
  return incidents.map((incident, n) => {
    const { round } = incident;
    check(isWhole(round, 1, last), `incidents[${n}].round`, `a round from 1 to ${last}`, round, 'number');
    if (teams !== undefined && isOfTeams(incident)) checkNamed(incident, `incidents[${n}]`, ofTeams, 'teams');
    const [word, said] = wordsOf(incident, `incidents[${n}]`);
    return `### ${word} @ Round ${round}${said.length === 0 ? '' : `: ${said.join(' ')}`}`;
  });
}

/** The word of a comment, and what stands behind its colon. */
function wordsOf(incident: Incident, path: string): readonly [word: string, said: readonly (number | string)[]] {
  if (incident.kind === 'adjournment') return ['Adjournment', [incident.white, incident.black]];
  if (incident.kind === 'full-byes') return ['FPB', incident.players];
  if (incident.kind === 'arbiter-points') {
    return ['MPA', [formatPoints(incident.points, `${path}.points`), ...incident.players]];
  }
  if (incident.kind === 'rating') {
    const { player, previous, rating } = incident;
    checkWhole(previous, `${path}.previous`, 0, 9999);
    checkWhole(rating, `${path}.rating`, 0, 9999);
    return ['Rating', [player, previous, rating]];
  }
  return [incident.kind === 'import' ? 'Import' : 'FIDE mode left', []];
}
