// A game with what its tags say of it. Nothing else of the file is kept.
import { type Result, isDay } from '@crosstable/core';
import { type Cell, type InputError, errorAt, wholeFrom } from '@crosstable/core/text';

import { ENDINGS, type Ending, areEqual, endingKey, forfeited } from './endings.js';
import type { OnRepair } from './readings.js';
import type { ScannedGame } from './scan.js';

/** A side of a game: a player with what the tags say. */
export interface Side {
  /** The name, in its place. */
  readonly cell: Cell;
  readonly fideId: string | undefined;
  readonly rating: number | undefined;
  readonly title: string | undefined;
  readonly federation: string | undefined;
  readonly team: Cell | undefined;
}

/** A game of an event. */
export interface EventGame {
  readonly white: Side;
  /** `undefined` for nobody: White has a bye. */
  readonly black: Side | undefined;
  readonly round: number | undefined;
  /** The numbers behind the round: of the board, and of the game in a match. */
  readonly order: readonly number[];
  /** `2026-05-08`. */
  readonly day: string | undefined;
  readonly ending: Ending;
  /** The result, in its place. */
  readonly cell: Cell;
  readonly hasMoves: boolean;
}

/** Takes down what makes an event unreadable. */
export type OnMistake = (mistake: InputError) => void;

/** The names of nobody. */
const NOBODY = /^\(?(?:bye|spielfrei|freilos|exempt)\)?$/i;

/** A round, and what stands behind it: `5`, `5.3`, `5.3.1`, `Round 5`. */
const ROUND = /^(?:(?:r|rd|rnd|round|runde|ronde|ronda|rodada|tour|kolo|тур)[\s.]*)?(\d{1,5})((?:\.\d{1,5})*)\.?$/iu;

/** A termination that says that nobody played. */
const UNPLAYED = /(?<![\p{L}\d_])(?:unplayed|forfeit|default)(?![\p{L}\d_])/iu;
const ON_TIME = /time[\s_-]+forfeit/i;

/** The text of a tag; `undefined` where it is missing or unknown. */
export function textIn({ tags }: Pick<ScannedGame, 'tags'>, name: string): string | undefined {
  const text = tags.get(name)?.text ?? '';
  return /^[?.-]*$/.test(text) ? undefined : text;
}

/** A date of a tag, as `2026-05-08`; `undefined` where it isn't known to the day. */
export function dayIn(game: Pick<ScannedGame, 'tags'>, name: string): string | undefined {
  const day = textIn(game, name)?.replaceAll(/[./]/g, '-');
  return isDay(day) ? day : undefined;
}

/** A whole number of a tag, from 1. */
export function numberIn(game: Pick<ScannedGame, 'tags'>, name: string): number | undefined {
  return wholeFrom(1, textIn(game, name) ?? '', 99_999);
}

function sideOf(game: ScannedGame, colour: 'white' | 'black', onMistake: OnMistake): Side {
  const cell = game.tags.get(colour) ?? game.place;
  if (textIn(game, colour) === undefined)
    onMistake(errorAt(cell, colour === 'white' ? 'the name of White' : 'the name of Black'));
  const fideId = textIn(game, `${colour}fideid`);
  return {
    cell,
    fideId: fideId === undefined || /^0*$/.test(fideId) ? undefined : fideId,
    rating: numberIn(game, `${colour}elo`),
    title: textIn(game, `${colour}title`),
    federation: textIn(game, `${colour}fed`) ?? textIn(game, `${colour}federation`),
    team: textIn(game, `${colour}team`) === undefined ? undefined : game.tags.get(`${colour}team`),
  };
}

/** The ending that the tag says, else the one behind the moves. */
function writtenEnding(game: ScannedGame, cell: Cell, onMistake: OnMistake, onRepair: OnRepair): Ending {
  const { ending: key = '' } = game;
  const behind = ENDINGS.get(key);
  const text = textIn(game, 'result');
  const said = text === undefined ? undefined : ENDINGS.get(endingKey(text));
  if (text !== undefined && said === undefined) onMistake(errorAt(cell, 'a result such as 1-0'));
  if (said === undefined) return behind ?? { result: null };
  if (behind === undefined || areEqual(said, behind)) return said;
  // An open game whose tag nobody has changed since
  const kept = said.result === null ? behind : said;
  onRepair('result', cell, { key: 'other-ending', values: { ending: key, as: kept === said ? cell.text : key } });
  return kept;
}

/** The ending as the termination has it: a game that wasn't played is a forfeit. */
function endingOf(game: ScannedGame, cell: Cell, onMistake: OnMistake, onRepair: OnRepair): Ending {
  const written = writtenEnding(game, cell, onMistake, onRepair);
  const termination = textIn(game, 'termination') ?? '';
  const isUnplayed = UNPLAYED.test(termination) && !ON_TIME.test(termination);
  const lostByBoth = written.blackResult === 0 && written.result === 0 && !game.hasMoves;
  if (lostByBoth && !isUnplayed) onRepair('result', cell, { key: 'lost-by-both', values: {} });
  if (!isUnplayed && !lostByBoth) return written;
  const unplayed = forfeited(written);
  if (unplayed === undefined && written.result !== null) onRepair('result', cell, { key: 'drawn-without-play', values: {} }); // prettier-ignore
  return unplayed ?? written;
}

/** The points of the other side. */
const OTHER_SIDE: Readonly<Record<Result, Result>> = { 0: 1, 0.5: 0.5, 1: 0 };

/** The ending as Black has it, in the place of White. */
function turned({ result, blackResult }: Ending): Ending {
  return { result: blackResult ?? (result === null ? null : OTHER_SIDE[result]) };
}

/** The players, the one who has a bye first, and the ending. */
function sidesOf(
  scanned: ScannedGame,
  cell: Cell,
  onMistake: OnMistake,
  onRepair: OnRepair,
): Pick<EventGame, 'white' | 'black' | 'ending'> {
  const [white, black] = [sideOf(scanned, 'white', onMistake), sideOf(scanned, 'black', onMistake)];
  const [isWhiteNobody, isBlackNobody] = [white, black].map((side) => NOBODY.test(side.cell.text));
  if (!isWhiteNobody && !isBlackNobody) return { white, black, ending: endingOf(scanned, cell, onMistake, onRepair) };
  if (isWhiteNobody && isBlackNobody) onMistake(errorAt(cell, 'a player'));
  const ending = writtenEnding(scanned, cell, onMistake, onRepair);
  if (isBlackNobody) return { white, black: undefined, ending };
  return { white: black, black: undefined, ending: turned(ending) };
}

/** The game; what can't be read is a mistake of its event. */
export function gameOf(scanned: ScannedGame, onMistake: OnMistake, onRepair: OnRepair): EventGame {
  const cell = scanned.tags.get('result') ?? scanned.place;
  const [, round = '', rest = ''] = ROUND.exec(textIn(scanned, 'round') ?? '') ?? [];
  const board = numberIn(scanned, 'board');
  const behind = rest.split('.').slice(1).map(Number);
  return {
    ...sidesOf(scanned, cell, onMistake, onRepair),
    round: wholeFrom(1, round),
    order: behind.length === 0 && board !== undefined ? [board] : behind,
    day: dayIn(scanned, 'date'),
    cell,
    hasMoves: scanned.hasMoves,
  };
}
