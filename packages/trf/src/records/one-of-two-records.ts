import { type Line, listIn, recordCode, recordValue, valueColumn } from '../text/line.js';
import type { TrfTournament } from '../tournament.js';
import { TrfError } from '../trf-error.js';

/** 142 n and XXR n: the announced number of rounds. */
export function readRounds(line: Line): number {
  const value = recordValue(line.text);
  if (!/^0*[1-9]\d{0,2}$/.test(value)) {
    throw new TrfError(line.number, valueColumn(line.text), 'a number of rounds', value);
  }
  return Number(value);
}

/** 152 W and 152 B, XXC white1 and XXC black1; `undefined` for an XXC without a colour. */
export function readInitialColour(line: Line): TrfTournament['initialColour'] {
  const value = recordValue(line.text);
  if (recordCode(line.text) === 'XXC') {
    const colour = /\b(white|black)1\b/i.exec(value)?.[1]?.toLowerCase();
    return colour === 'white' || colour === 'black' ? colour : undefined;
  }
  if (!/^[wb]$/i.test(value)) throw new TrfError(line.number, valueColumn(line.text), 'a colour (W or B)', value);
  return value.toUpperCase() === 'W' ? 'white' : 'black';
}

/** 212 is the whole order, 202 what comes after PTS, which some write there, too; `undefined` for a record without codes. */
export function readTiebreaks(line: Line): readonly string[] | undefined {
  const codes = listIn(recordValue(line.text));
  if (codes.length === 0) return undefined;
  return codes[0] === 'PTS' || recordCode(line.text) === '212' ? codes : ['PTS', ...codes];
}
