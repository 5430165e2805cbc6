export const USAGE = `Usage: crosstable standings FILE [options]

Ranks the players of a tournament report file (TRF16, TRF26). FILE may be - for standard input.

Options:
  --tiebreaks LIST  the order, as PTS,SB,PS/C1; PTS comes first where the list leaves it out.
                    Default: the list of the file, and PTS,SB where it has none.
  --round N         the standings after round N; default: the last round that was paired.
  --edition E       2026-03 or 2024-08; default: the one in force at the start of the tournament.
  --format F        text, json, csv or markdown; default: text.
  --help            this text.
  --version         the version of crosstable.

Exit code: 0, or 2 where the file or an option can't be used.
`;
