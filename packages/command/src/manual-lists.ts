// The lists at the end of the help text and of the man page.

/** The meaning of each exit code. */
export const EXIT_CODES: readonly (readonly [code: number, says: string])[] = [
  [
    0,
    'the command did what it was asked to do; this includes whatif when its time was too short to decide everything.',
  ],
  [1, 'check found something that can change a result, a score or a rank; audit found a wrong cell or rank.'],
  [2, "a file, a player or an option can't be used; standard error says why."],
];

/** The variables of the environment that count. */
export const ENVIRONMENT: readonly (readonly [name: string, says: string])[] = [
  ['NO_COLOR', 'turns colours off if it is set and not empty. By default, text on a terminal has colours.'],
  ['FORCE_COLOR', 'turns colours on everywhere if it is set to anything but 0. NO_COLOR takes precedence.'],
];

export const EXAMPLES: readonly string[] = [
  'crosstable standings open.trf --tiebreaks PTS,BH/C1,SB',
  'crosstable standings open.trf --format html > open.html',
  'crosstable explain open.trf csonka eriksen',
  'crosstable ratings open.trf --k 20',
  'crosstable check open.trf',
  'crosstable audit open.trf --table printed.csv',
  'crosstable compare open.trf',
  'crosstable whatif open.trf --player csonka --place 1',
  'crosstable event open.trf > open.json',
  'crosstable standings open.json',
  `echo '{ "games": [[{ "white": "Anna", "black": "Ben", "result": 1 }]] }' | crosstable standings -`,
];
