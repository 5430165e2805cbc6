export const USAGE = `Usage: crosstable standings FILE [options]
       crosstable explain FILE PLAYER [options]
       crosstable explain FILE PLAYER PLAYER [options]

From a tournament report file (TRF16, TRF26); FILE may be - for standard input.
standings ranks the players. explain says where the values of a player come from,
or, of two players, which tie-break puts one before the other, and why.
PLAYER is a start number, a name, or a part of a name that only one player has.

Options:
  --tiebreaks LIST  the order, as PTS,DE,BH/C1; PTS comes first where the list leaves it out.
                    Default: the list of the file, and PTS,SB where it has none.
  --tiebreak CODE   explain this tie-break of one player, instead of the whole list.
  --round N         the standings after round N; default: the last round that was paired.
  --edition E       2026-03 or 2024-08; default: the one in force at the start of the tournament.
  --format F        standings: text, json, csv, markdown or html; explain: text or json.
                    Default: text.
  --help            this text.
  --version         the version of crosstable.

Exit code: 0, or 2 where the file, a player or an option can't be used.
`;
