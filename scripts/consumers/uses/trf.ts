import { formatTrf, parseTrf, TrfError, type Repair, type TrfTournament } from '@crosstable/trf';

const tournament: TrfTournament = parseTrf('012 Club championship');
export const repairs: readonly Repair[] = tournament.repairs;
export const text: string = formatTrf({ players: [{ id: '1' }, { id: '2' }], games: tournament.games });
export const isOurs = (error: unknown): boolean => error instanceof TrfError;

// @ts-expect-error a file is text or bytes
parseTrf(12);
// @ts-expect-error the number of rounds is a number
export const rounds: string = tournament.rounds;
