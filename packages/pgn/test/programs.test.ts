// Games as programs and sites write them: of our own invention, with the tags that each has.
import { expect, it } from 'vitest';

import { eventIn, repairsIn } from './reading.js';

it('a broadcast of Lichess, whose rounds are studies, is one event', async () => {
  const game = (round: number, board: number, white: string, black: string, result: string): string =>
    `[Event "Round ${round}: ${white} - ${black}"]
[Site "https://lichess.org/broadcast/harbour-masters/round-${round}/abcd${round}/efgh${board}"]
[Date "2024.03.0${round}"]
[Round "${round}.${board}"]
[White "${white}"]
[Black "${black}"]
[Result "${result}"]
[WhiteElo "2412"]
[WhiteTitle "IM"]
[WhiteFideId "90${white.length}01"]
[TimeControl "40/5400+30:1800+30"]
[Variant "Standard"]
[ECO "C20"]
[Opening "King's Pawn Game"]
[StudyName "Round ${round}"]
[ChapterName "${white} - ${black}"]
[BroadcastName "Harbour Masters 2024"]
[GameURL "https://lichess.org/broadcast/-/-/abcd/efgh"]

1. e4 { [%eval 0.18] [%clk 1:30:43] } 1... e5 { [%eval 0.2] [%clk 1:30:40] } 2. Ke2?? { (0.2 → -1.2) Blunder. Nf3 was best. } { [%eval -1.2] } (2. Nf3 Nc6) ${result}


`;
  const text = game(1, 1, 'Berg, Anna', 'Lind, Bo', '1-0') + game(2, 1, 'Lind, Bo', 'Berg, Anna', '*');
  const { name, site, games } = await eventIn(text);
  expect([name, site]).toEqual(['Harbour Masters 2024', undefined]);
  expect(games).toMatchObject([[{ result: 1 }], [{ result: null }]]);
});

it('a collection of games of the week has a place, ids, and forfeits without moves', async () => {
  const text = `[Event "7th Harbour Open A"]
[Site "Oslo NOR"]
[Date "2024.03.01"]
[Round "1.1"]
[White "Berg,A"]
[Black "Lind,Bo"]
[Result "1-0"]
[WhiteTitle "IM"]
[WhiteElo "2412"]
[BlackElo "2103"]
[ECO "B07"]
[EventDate "2024.03.01"]
[WhiteFideId "9000001"]
[BlackFideId "9000002"]

1. e4 d6 2. d4 Nf6 3. Nc3 g6 1-0

[Event "7th Harbour Open A"]
[Site "Oslo NOR"]
[Date "2024.03.01"]
[Round "1.2"]
[White "Holm,C"]
[Black "Moe,D"]
[Result "0-1"]
[BlackTitle "WFM"]
[EventDate "2024.03.01"]
[WhiteFideId "9000003"]
[BlackFideId "9000004"]

0-1
`;
  const { start, players, games } = await eventIn(text);
  expect([start, players.map(({ id }) => id)]).toEqual(['2024-03-01', ['9000001', '9000002', '9000003', '9000004']]);
  expect(games?.[0][1]).toEqual({ white: '9000003', black: '9000004', result: 0, kind: 'forfeit-loss' });
  expect(await repairsIn(text)).toEqual(['line 24, column 1: "0-1" read as a forfeit, because the game has no moves']);
});

it('ChessBase has old bytes, a type, rounds announced, and teams', async () => {
  const game = (board: number, white: string, black: string, isTurned: boolean): string =>
    `[Event "Liga Süd"]\r\n[Site "München"]\r\n[Date "2024.03.??"]\r\n[Round "1"]\r\n[White "${white}"]\r\n[Black "${black}"]\r\n[Result "1/2-1/2"]\r\n[Annotator "Müller,K"]\r\n[PlyCount "4"]\r\n[EventDate "2024.03.01"]\r\n[EventType "team-tourn"]\r\n[EventRounds "9"]\r\n[EventCountry "GER"]\r\n[SourceTitle "Mega"]\r\n[WhiteTeam "${isTurned ? 'Köln' : 'München'}"]\r\n[BlackTeam "${isTurned ? 'München' : 'Köln'}"]\r\n[Board "${board}"]\r\n\r\n1. e4 $1 {Schön} e5 2. Nf3 $13 Nc6 1/2-1/2\r\n\r\n`;
  const text = game(2, 'Weiß,A', 'Jäger,B', true) + game(1, 'Groß,C', 'Voß,D', false);
  const bytes = Uint8Array.from(text, (sign) => sign.charCodeAt(0));
  const { name, system, country, announcedRounds, teams, matches } = await eventIn(bytes);
  expect([name, system, country, announcedRounds]).toEqual(['Liga Süd', 'round-robin', 'GER', 9]);
  expect(teams?.map((team) => [team.name, ...team.players])).toEqual([
    ['München', 'Groß,C', 'Jäger,B'],
    ['Köln', 'Voß,D', 'Weiß,A'],
  ]);
  expect(matches?.[0][0]).toMatchObject({ white: 'München', black: 'Köln' });
});

it('chess-results has the seven tags and ratings, and no moves of forfeits', async () => {
  const game = (round: string, white: string, black: string, result: string, moves: string): string =>
    `[Event "Harbour Open"]\n[Site "Oslo"]\n[Date "2024.03.01"]\n[Round "${round}"]\n[White "${white}"]\n[Black "${black}"]\n[Result "${result}"]\n[WhiteElo "1912"]\n[BlackElo "0"]\n\n${moves}${result}\n\n`;
  const text =
    game('1.1', 'Berg Anna', 'Lind Bo', '1-0', '1. e4 e5 ') +
    game('1.2', 'Holm Cy', 'Moe Dan', '1-0', '') +
    game('2.1', 'Holm Cy', 'Berg Anna', '1/2-1/2', '1. d4 ') +
    game('2.2', 'Moe Dan', 'bye', '1-0', '');
  const { games, mayLackByes } = await eventIn(text);
  expect(games?.map((round) => round.map(({ kind }) => kind))).toEqual([
    [undefined, 'forfeit-win'],
    [undefined, 'pairing-bye'],
  ]);
  expect(mayLackByes).toBe(true);
});
