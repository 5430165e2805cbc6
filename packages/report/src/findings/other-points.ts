import { quote } from '@crosstable/core/text';
import { type ChessEvent, type Names, isOfTeams, namesOf, participantsOf } from '@crosstable/event';
import { type Naming, readable } from '@crosstable/words';

/**
 * A sentence where the games of an event give other points than its file states or prints, so that the whole order may be another;
 * `undefined` where they don't. In an event of teams the points are theirs. `ids` says an id in words, in English where it is left out.
 */
export function otherPointsInWords(event: ChessEvent, words: Naming, ids?: Names): string | undefined {
  const { phrases, numbers, scores } = words;
  const areTeams = isOfTeams(event);
  const differing = event.repairs
    .flatMap(({ points }) => points ?? [])
    .filter(({ score }) => (score !== undefined) === areTeams);
  const first = differing.at(0);
  if (first === undefined) return undefined;
  const participants = participantsOf(event);
  const { id, counted, stated, score } = first;
  return phrases.otherPoints({
    count: new Set(differing.map((one) => one.id)).size,
    all: participants.length,
    participants: areTeams ? 'teams' : 'players',
    first: namesOf(participants, ids)(id),
    counted: readable(counted, numbers),
    stated: readable(stated, numbers) + (score === undefined ? '' : ` ${scores[score]}`),
  });
}

/** A sentence where nothing in a printed table tells what rounds without an opponent are worth. */
export function untoldInWords({ repairs }: ChessEvent, { phrases }: Naming): string | undefined {
  const repair = repairs.find(({ untold }) => untold !== undefined);
  return repair?.untold === undefined ? undefined : phrases.untold(quote(repair.found), repair.untold);
}

/** A sentence where the event doesn't count the last round that was paired, as the points of its report don't. */
export function leftOutInWords({ repairs, round }: ChessEvent, { phrases }: Naming): string | undefined {
  const leftOut = repairs.find((repair) => repair.leftOut === round + 1)?.leftOut;
  return leftOut === undefined ? undefined : phrases.leftOut(leftOut);
}

/** A sentence where a printed table may be one of another system: the whole order may be another, too. */
export function eitherSystemInWords({ repairs, written }: ChessEvent, { phrases }: Naming): string | undefined {
  const isEither = written.printed !== undefined && repairs.some(({ key }) => key === 'either-system');
  return isEither ? phrases.eitherSystem : undefined;
}

/**
 * The sentences before a table whose order may be another one: the system isn't sure, a round is left out, a sign has no known worth, or
 * the file has other points. `ids` says an id in words, in English where it is left out.
 */
export function warningsOn(event: ChessEvent, words: Naming, ids?: Names): readonly string[] {
  return [
    eitherSystemInWords(event, words),
    leftOutInWords(event, words),
    untoldInWords(event, words),
    otherPointsInWords(event, words, ids),
  ].flatMap((one) => one ?? []);
}
