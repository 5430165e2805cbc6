// Times a value from the games themselves beside a table and the value from it.
import { crosstable } from 'crosstable';
import { sonnebornBerger } from '@crosstable/sonneborn-berger';
import { timePair } from './pair.mjs';

/** @param {{ games: object[][], players: { id: string }[] }} tournament */
export function timeDirectCall({ games, players: [{ id }] }) {
  return timePair(
    () => sonnebornBerger(id, games),
    () => sonnebornBerger(id, crosstable(games)),
    101,
  );
}
