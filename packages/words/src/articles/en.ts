import type { ArticleWords } from './contents.js';

const OLD = 'Not there yet.';

/** English. */
export const ARTICLES: ArticleWords = {
  alike: {
    '2.2': 'Ties are broken by play-offs over the board, or by tie-breaks, which are only computed.',
    '4.1': 'The organiser chooses the tie-breaks and their order, from the list of the regulations or of his own.',
    '4.1.1': 'The chief arbiter completes the list where that is needed, and publishes it before the start.',
    '4.2':
      'The tie-breaks are applied one after the other, each to those who are still tied. After the last one lots are drawn, unless the rules let the ties stand.',
    '4.3':
      'Tie-breaks have types: by the games of the tied (A), own results (B), opponents’ results (C), or facts known before the games (D). Those of type A may stand in a list several times.',
    '6': 'Direct encounter: those who are tied are compared by their games against each other.',
    '6.1': 'The points from the games between the tied make a table of their own.',
    '6.1.1':
      'A forfeit is no game here, unless the rules of the tournament say otherwise. In tournaments with a fixed schedule it is one.',
    '6.1.2': 'Where two have met several times, the average of their games counts as one.',
    '6.2':
      'If all the tied have met each other, their table decides; those who are equal in it are compared again by the same rule.',
    '6.3':
      'In a Swiss, if not all have met: a player who would be alone at the top however the missing games ended is ranked first, and so on. The rest are compared again.',
    '7.1': 'The number of rounds with as many points as a win brings, played or not.',
    '7.2': 'The number of games won over the board.',
    '7.3': 'The number of games played over the board with Black.',
    '7.4': 'The number of games won over the board with Black.',
    '7.5': 'The score after each round, added up over all rounds.',
    '7.6': 'The number of rounds, less half-point byes, zero-point byes and forfeit losses.',
    '8.1': 'Buchholz: the sum of the scores of all opponents.',
    '8.3': 'Fore Buchholz: Buchholz as if all games of the last round had been drawn.',
    '9.1':
      'Sonneborn-Berger: for each round the final score of the opponent times the points won against that opponent, added up.',
    '9.2': 'Koya: the points against all who reached at least half of the possible score.',
    '10.1': 'The average rating of the opponents played over the board, rounded to a whole number, halves up.',
    '10.2':
      'The average rating of the opponents, plus or minus the rating difference that stands in FIDE’s table beside the percentage scored.',
    '10.3':
      'The lowest rating whose expected score is at least the score that was made. Without a point it is 800 below the lowest rated opponent.',
    '10.4': 'The average of the performance ratings (TPR) of the opponents played over the board, rounded.',
    '10.5': 'The average of the perfect performances (PTP) of the opponents played over the board, rounded.',
    '11.1.1': 'Match points: the points of a team for a match that it wins, draws or loses.',
    '11.1.2': 'Game points: the sum of the points that the players of a team make.',
    '12': 'For knock-out matches of teams: a forfeit counts like a game, and a pairing-allocated bye like a win on every board.',
    '12.1':
      'Board count: the number of each board times the points made on it, added up. The lower sum is ahead; both teams need equal game points.',
    '12.2': 'The points on the first board decide; if they are equal, those on the second one, and so on.',
    '12.3':
      'The points without the last board decide; if they are equal, the last but one is left out, too, and so on.',
    '13.1':
      'The score that doesn’t rank the teams: game points where match points do, match points where game points do.',
    '13.2.1': 'For each opponent its match points times the match points won against it, added up.',
    '13.2.2': 'For each opponent its match points times the game points won against it, added up.',
    '13.2.3': 'For each opponent its game points times the match points won against it, added up.',
    '13.2.4': 'For each opponent its game points times the game points won against it, added up.',
    '13.4': 'The other score of the team, plus its Buchholz divided by a number that brings both to the same scale.',
    '14.1': 'Cut 1: the least significant value is left out.',
    '14.1.1.a': 'Buchholz without the opponent who has the lowest score.',
    '14.1.1.b': 'The average rating of opponents without the lowest rating.',
    '14.1.1.c': 'Progressive scores without the score after the first round.',
    '14.1.1.d':
      'Sonneborn-Berger without the product of the opponent who has the lowest score; of several such opponents, the lowest product.',
    '14.1.2':
      'Of teams: without the product of the opponent who is lowest in the score that is multiplied; of several such opponents, the lowest product.',
    '14.2': 'Cut 2: the two least significant values are left out.',
    '14.3': 'Median 1: the least significant value is left out, then the most significant one.',
    '14.4': 'Median 2: the two least significant values are left out, then the two most significant ones.',
    '14.5': 'The limit of Koya may be raised or lowered by half points.',
    '16.1.1': 'A requested bye is one of a half point or of none. Rounds after a withdrawal are byes of no point.',
    '16.2.1': 'Pairing-allocated byes and full-point byes are a kind of unplayed rounds.',
    '16.3.1':
      'For the tie-breaks of opponents, byes and forfeits count with the points that they brought, apart from the byes of article 16.3.2.',
    '16.3.2':
      'For the tie-breaks of opponents, requested byes in the last round, or before nothing but further absences, count as draws.',
    '16.5.1':
      'A cut takes the lowest contribution of a round that the player chose not to play, if that isn’t below the value that would be cut otherwise.',
    '16.6': 'The rules of the competition may treat unplayed rounds in another way, if they say so in advance.',
    'B.02 5.1': 'A game that wasn’t played over the board isn’t rated.',
    'B.02 8.1.1': 'FIDE’s table of percentages and rating differences: 50 % is 0, 75 % is 193, 100 % is 800.',
    'B.02 8.1.2':
      'FIDE’s table of rating differences and expected scores: with equal ratings ½, with 200 points more about three quarters.',
    'B.02 8.2':
      'A first rating comes from games against rated opponents, with two drawn games against 1800 added. It isn’t above 2200.',
    'B.02 8.3.1': 'A difference of more than 400 counts as 400; in standard chess not for players with 2650 or more.',
    'B.02 8.3.3':
      'K is 40 for new players and for juniors below 2300, 20 below 2400, and 10 for everybody who has ever reached 2400. With many games in a period it is smaller.',
    'B.02 8.3.4':
      'The change is the sum of score less expected score, times K, rounded to a whole number, halves away from zero.',
    'US Chess 34E1':
      'Modified median: the sum of the opponents’ scores without the lowest one for more than half of the points, without the highest one for less, without both for exactly half. With nine rounds or more two each are left out.',
    'US Chess 34E2': 'Solkoff: the sum of the opponents’ scores, nothing left out.',
    'US Chess 34E3': 'Cumulative: the score after each round, added up, less the points of rounds that weren’t played.',
    'US Chess 34E4':
      'Median: the sum of the opponents’ scores without the highest and the lowest one; with nine rounds or more without two each.',
    'US Chess 34E5': 'The result between the tied players.',
    'US Chess 34E6': 'The number of games played with Black.',
    'US Chess 34E7': 'Kashdan: 4 for a win, 2 for a draw, 1 for a loss, nothing for a round that wasn’t played.',
    'US Chess 34E8':
      'Sonneborn-Berger: the scores of the opponents who were beaten, and half of those who were drawn with.',
    'US Chess 34E9': 'The cumulative scores of the opponents, added up.',
    'US Chess 34E10':
      'The average of the opponents’ performances: the rating met, plus 400 for a win and less 400 for a loss.',
    'US Chess 34E11': 'The average rating of the opponents.',
  },
  changed: {
    '5': {
      '2024-08': 'The list of tie-breaks that may be chosen.',
      '2026-03':
        'The list of tie-breaks that may be chosen. Standard points (STD), pairing number (TPN) and rating (RTNG) are new in it.',
    },
    '7.7': {
      '2024-08': OLD,
      '2026-03':
        'One for each round with more points than the opponent, or with more than a draw without playing; a half where they are as many.',
    },
    '7.8': { '2024-08': OLD, '2026-03': 'The order of the pairing numbers, lowest first; or the other way round.' },
    '8': {
      '2024-08': 'Buchholz and its relatives look at the opponents’ scores.',
      '2026-03': 'Buchholz and its relatives look at the opponents’ scores. They may not be used in round robins.',
    },
    '8.2': {
      '2024-08': 'The average Buchholz of the opponents played over the board.',
      '2026-03': 'The average Buchholz, or Fore Buchholz, of the opponents played over the board.',
    },
    '10': {
      '2024-08':
        'Tie-breaks by ratings are dropped if somebody is unrated, unless rules for unrated players were published before the start.',
      '2026-03':
        'Tie-breaks by ratings are dropped if somebody is unrated, unless rules for unrated players were published before the start. Of several ratings of a player the first one counts.',
    },
    '10.6': { '2024-08': OLD, '2026-03': 'The order of the ratings, highest first; or the other way round.' },
    '13.3': {
      '2024-08':
        'Direct encounter by the score that ranks the teams, then by the other one. If exactly two stay tied, the rules may ask for a comparison of boards.',
      '2026-03':
        'Direct encounter by the score that ranks the teams, then by the other one. If exactly two stay tied, the rules may ask for one of four comparisons of boards, which have codes now: EDEBT, EDEBB, EDET, EDEB.',
    },
    '15.2': {
      '2024-08': 'With a fixed schedule, forfeits count like games.',
      '2026-03':
        'With a fixed schedule, forfeits count like games, but not for ratings, and forfeit losses not for tie-breaks by own results.',
    },
    '16.4': {
      '2024-08': 'An own round that wasn’t played counts as a game against a dummy, who has the player’s own score.',
      '2026-03':
        'An own round that wasn’t played counts as a game against a dummy, who has the player’s own score, but no more than a limit.',
    },
    '16.4.1': {
      '2024-08': 'No limit: the dummy has the player’s own score.',
      '2026-03': 'After a forfeit the dummy has no more than the score of the opponent who was scheduled.',
    },
    '16.4.2': {
      '2024-08': 'No limit: the dummy has the player’s own score.',
      '2026-03': 'After a bye the dummy has no more than a draw in every round would bring.',
    },
  },
  edition: (edition) => `Edition ${edition}`,
  handbook: 'FIDE’s text',
  ownWords: 'In our own words; the text of the regulations is what counts.',
};
