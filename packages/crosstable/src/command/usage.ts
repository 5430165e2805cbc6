export const USAGE = `Usage: crosstable standings FILE [options]
       crosstable explain FILE PLAYER [options]
       crosstable explain FILE PLAYER PLAYER [options]
       crosstable ratings FILE [options]
       crosstable event FILE
       crosstable help

FILE is a tournament report file (TRF16, TRF26) or JSON, and - is standard input. JSON begins
with {, has the games of each round, and is described by crosstable/event.schema.json.
standings ranks the players. explain says where the values of a player come from,
or, of two players, which tie-break puts one before the other, and why.
PLAYER is a start number, a name, or a part of a name that only one player has.
ratings has the expected score and the performance of every rated player, and with
K the change of the rating, by the ratings in the file. event writes FILE as JSON.

Options:
  --round N         as after round N; default: the last round that was paired.
  --format F        standings: text, json, csv, markdown or html;
                    explain: text, json, markdown or html;
                    ratings: text, json or csv. Default: text.
  --help            this text.
  --version         the version of crosstable.

Options of standings and explain:
  --tiebreaks LIST  the order, as PTS,DE,BH/C1; PTS comes first where the list leaves it out.
                    Default: the list of the file; where it has none, PTS,SB,WIN in a round robin
                    and else PTS,BH/C1,BH,SB.
  --tiebreak CODE   explain this tie-break of one player, instead of the whole list.
  --edition E       2026-03 or 2024-08; default: that of the file, or the one in force at its start.

Options of ratings:
  --k N             this K for everybody.
  --k-file CSV      K of each player, or what it depends on: a line of headings, id (the start
                    number) and any of k, birth year, games, highest rating; then the players.
                    games are those rated before the tournament; left empty: 30 or more.
                    Who has none of the four gets no K.
  --kind KIND       standard, rapid or blitz; default: standard.
  --on DATE         by the rules in force on that day, as 2026-05-08; default: the start of the
                    tournament.

Examples:
  crosstable standings open.trf --tiebreaks PTS,BH/C1,SB
  crosstable standings open.trf --format html > open.html
  crosstable explain open.trf csonka eriksen
  crosstable ratings open.trf --k 20
  crosstable event open.trf > open.json
  crosstable standings open.json
  echo '{ "games": [[{ "white": "Anna", "black": "Ben", "result": 1 }]] }' | crosstable standings -

Exit code: 0, or 2 where a file, a player or an option can't be used.
`;
