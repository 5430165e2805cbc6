import { checkArray, wrongType, wrongValue } from './draft-error.js';
import { formatHeaders } from './format-headers.js';
import { checkLine, formatPlayer } from './format-player.js';
import { formatRounds } from './format-rounds.js';
import { pairingByeResult } from './game-points.js';
import { formatAdjustment, isAdjustmentType } from './player-list-records.js';
import { sumPoints } from './points-check.js';
import { readScoring, toScoreTable, type ScoreTable } from './scoring-records.js';
import type { Adjustment, TrfDraft } from './tournament.js';

/**
 * Writes a tournament report file with the columns of TRF26, which for individuals are those of TRF16. Lines end with
 * LF. Of the records that are one or the other (142 or XXR, 202 or 212, …) it writes the one that was read.
 *
 * What {@link parseTrf} gave comes back from its text: `parseTrf(formatTrf(t))` equals `t`, and in `repairs` too if `t`
 * has none. Absences that the read file left blank are written as `0000 - Z`, points and ranks as `t` states them.
 * A draft without `points` gets those of its games. A forfeit without a scheduled opponent is written against `0000`,
 * which reads as a bye. Time and space are linear in the number of games.
 *
 * @param draft - what `parseTrf` gave, or players and games and as much else as is known
 * @returns the text of the file
 * @throws TypeError if a field is of the wrong type, with its path
 * @throws RangeError if a value cannot be written, with its path: a name of more than 33 characters, an id that is no
 *   start number, a player twice in a round, a bye without a kind
 * @example
 * ```ts
 * const players = [{ id: '1', name: 'Anna' }, { id: '2', name: 'Boris' }];
 * const text = formatTrf({ name: 'Club night', players, games: [[{ white: '1', black: '2', result: 1 }]] });
 * text.split('\n')[0]; // → '012 Club night'
 * parseTrf(text).points.get('1'); // → 1
 * ```
 */
export function formatTrf(draft: TrfDraft): string {
  checkPlayers(draft);
  const table = tableOf(draft);
  const cells = formatRounds(draft, pairingByeResult(table));
  const adjustments = draft.adjustments ?? [];
  const points = draft.points ?? sumPoints(draft.games, adjustments, table);
  const lines = [
    ...formatHeaders(draft),
    ...checkLines('otherRecords', draft.otherRecords),
    ...adjustments.map((adjustment, n) => {
      checkAdjustment(adjustment, `adjustments[${n}]`);
      return formatAdjustment(adjustment, `adjustments[${n}]`);
    }),
    ...checkLines('comments', draft.comments).map((comment) => `### ${comment}`.trimEnd()),
    ...draft.players.map((player, n) =>
      formatPlayer(player, `players[${n}]`, {
        points: draft.points ? points.get(player.id) : (points.get(player.id) ?? 0),
        rank: draft.ranks?.get(player.id),
        cells: cells.get(player.id) ?? new Map(),
      }),
    ),
    ...checkLines('nationalLines', draft.nationalLines),
    ...checkLines('unknownLines', draft.unknownLines),
  ];
  return `${lines.join('\n')}\n`;
}

/** The scoring as its own lines tell it, which can say more than the model does. */
function tableOf({ scoring, written }: TrfDraft): ScoreTable {
  if (scoring === undefined || !written || written.scoring.length === 0) return toScoreTable(scoring);
  return readScoring(
    written.scoring.map((text, n) => ({ number: n + 1, text })),
    () => undefined,
  );
}

function checkPlayers(draft: TrfDraft): void {
  if (typeof draft !== 'object') wrongType('draft', 'a tournament', draft);
  checkArray('players', 'an array of players', draft.players);
  if (draft.players.length === 0) wrongValue('players', 'at least one player', draft.players);
  const ids = new Set<string>();
  draft.players.forEach((player, n) => {
    const { id } = player;
    if (typeof id !== 'string') wrongType(`players[${n}].id`, 'a string', id);
    if (!/^[1-9]\d{0,3}$/.test(id)) wrongValue(`players[${n}].id`, 'a start number from 1 to 9999', id);
    if (ids.has(id)) wrongValue(`players[${n}].id`, 'an id that no other player has', id);
    ids.add(id);
  });
}

function checkAdjustment(adjustment: Adjustment, path: string): void {
  const { type, round, players } = adjustment;
  if (!isAdjustmentType(type)) wrongValue(`${path}.type`, "one of W D L F H Z + - or ''", type);
  if (!Number.isInteger(round) || round < 0 || round > 999) wrongValue(`${path}.round`, 'a round, or 0 for all', round);
  if (players.length === 0) wrongValue(`${path}.players`, 'at least one player', players);
  players.forEach((id, n) => {
    if (!/^[1-9]\d{0,3}$/.test(id)) wrongValue(`${path}.players[${n}]`, 'a start number from 1 to 9999', id);
  });
}

function checkLines(field: string, lines: readonly string[] = []): readonly string[] {
  return lines.map((line, n) => checkLine(`${field}[${n}]`, line));
}
