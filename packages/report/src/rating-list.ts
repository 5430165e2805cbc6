// A rating list of FIDE beside an event: what it completes, and what it has otherwise.
import type { RatingKind } from '@crosstable/elo/inside';
import type { ListedPlayer, RatingList } from '@crosstable/elo/list';
import { type ChessEvent, type EventPlayer, nameOrId, wordsOfName } from '@crosstable/event';
import type { ListedFact, RatingListWords } from '@crosstable/words/answers';

/** The beginnings of lists. Another ZIP archive may be a spreadsheet, so that a packed list is known by its option alone. */
const BEGINNINGS: readonly string[] = ['ID Number', '<?xml', '<playerslist'];

/** Whether a file is FIDE's rating list, by its beginning. */
export function isFideList(content: Uint8Array): boolean {
  const begin = new TextDecoder('latin1').decode(content.subarray(0, 16)).replace(/^ï»¿/, '');
  return BEGINNINGS.some((one) => begin.startsWith(one));
}

/** The ids of players by which a list has them. */
export function idsForList(players: readonly EventPlayer[]): readonly string[] {
  return players.flatMap(({ fideId = '' }) => (fideId === '' ? [] : [fideId]));
}

/** K of the players of a list by their ids in the tournament. */
export function coefficientsIn({ players: listed }: RatingList, players: readonly EventPlayer[], kind: RatingKind) {
  return new Map(
    players.flatMap(({ fideId = '', id }): [string, number][] => {
      const k = listed.get(fideId)?.ratings[kind]?.k;
      return k === undefined ? [] : [[id, k]];
    }),
  );
}

/** Whether two names are those of one person, as far as that can be told: they share a word. */
function isSameName(one: string, other: string): boolean {
  const words = new Set(wordsOfName(one));
  return words.size === 0 || wordsOfName(other).some((word) => words.has(word));
}

/** The facts that a list has of a player, as an event has them. */
function factsOf({ federation, birthYear, name, ratings, sex, title }: ListedPlayer, kind: RatingKind) {
  return {
    ...{ name, rating: ratings[kind]?.rating, title, federation },
    ...{ birth: birthYear === undefined ? undefined : String(birthYear), sex },
  };
}

/** A birth as a list has it: the year. */
function shown(fact: ListedFact, value: number | string): string {
  return fact === 'birth' ? String(value).slice(0, 4) : String(value);
}

const FACTS: readonly ListedFact[] = ['name', 'rating', 'title', 'federation', 'birth', 'sex'];

/** A player with the facts of the list that the file leaves out, and the facts that differ. */
function completed(player: ChessEvent['players'][number], listed: ListedPlayer, kind: RatingKind) {
  const facts = factsOf(listed, kind);
  const taken: ListedFact[] = [];
  const differing: { readonly fact: ListedFact; readonly own: string; readonly listed: string }[] = [];
  for (const fact of FACTS) {
    const [own = '', other] = [player[fact], facts[fact]];
    if (other === undefined || other === '') continue;
    if (own === '' || own === 0) taken.push(fact);
    else if (fact !== 'name' && shown(fact, own) !== shown(fact, other)) {
      differing.push({ fact, own: shown(fact, own), listed: shown(fact, other) });
    }
  }
  const more = Object.fromEntries(taken.map((fact) => [fact, facts[fact]]));
  return { player: Object.assign({}, player, more), taken, differing };
}

/** An event that a list completes, and what there is to say of it. */
export interface CompletedEvent {
  readonly event: ChessEvent;
  /** The facts that were taken, those that differ, and the players who aren't in the list. */
  readonly notes: readonly string[];
}

/** Completes an event by a list, whose ratings of a kind count. A fact of the event stays, and a note says where the list has another. */
export function completedBy(
  event: ChessEvent,
  { players: listed }: RatingList,
  kind: RatingKind,
  source: string,
  words: RatingListWords,
): CompletedEvent {
  const notes: string[] = [];
  const taken = new Set<ListedFact>();
  let completedPlayers = 0;
  let missing = 0;
  const players = event.players.map((player) => {
    const one = listed.get(player.fideId ?? '');
    if (one === undefined) {
      missing++;
      return player;
    }
    const name = nameOrId(player);
    if (!isSameName(player.name ?? '', one.name)) {
      notes.push(words.otherName(source, name, one.id, one.name));
      return player;
    }
    const found = completed(player, one, kind);
    if (found.taken.length > 0) completedPlayers++;
    for (const fact of found.taken) taken.add(fact);
    notes.push(...found.differing.map(({ fact, own, listed: other }) => words.differs(source, name, fact, own, other)));
    return found.player;
  });
  const facts = FACTS.filter((fact) => taken.has(fact));
  return {
    event: { ...event, players },
    notes: [
      ...(completedPlayers > 0 ? [words.took(source, completedPlayers, facts)] : []),
      ...notes,
      ...(missing > 0 ? [words.missing(source, missing)] : []),
    ],
  };
}
