import type { ComparedPlayer, ComparedSide, Comparison, Difference } from '../../../audit/src/comparison-types.js';
import type { ChessEvent } from '../event/chess-event.js';
import { printedNumber } from '../words/numbers.js';
import type { SectionReport } from './sections.js';
import { progressOf, titleOf } from './title.js';

/** The names of the players, by id. */
type Names = (id: string) => string;

/** How many players who passed are named. */
const NAMED = 3;

function sideInWords({ codes, edition }: ComparedSide): string {
  return `${codes.join()} of C.07 (${edition})`;
}

function differenceInWords({ article, code, contributions: [one, other], round }: Difference): string {
  const shown = (side: typeof one): string =>
    side === null ? 'nothing' : `${printedNumber(side.value)}${side.isCut ? ' (cut)' : ''}`;
  const because = article === null ? '' : `, Art. ${article}`;
  return `${code}, round ${round}: ${shown(one)} → ${shown(other)}${because}`;
}

function passersInWords({ passed, passedBy }: ComparedPlayer, names: Names): string {
  const listed = (ids: readonly string[]): string => {
    const more = ids.length > NAMED ? [`${ids.length - NAMED} more`] : [];
    return [...ids.slice(0, NAMED).map(names), ...more].join(', ');
  };
  return [
    ...(passedBy.length > 0 ? [`passed by ${listed(passedBy)}`] : []),
    ...(passed.length > 0 ? [`passed ${listed(passed)}`] : []),
  ].join('; ');
}

/** Whether a player has another rank on the second side. */
function isMoved({ ranks: [before, after] }: ComparedPlayer): boolean {
  return before !== after;
}

/** A comparison in parts: how many move and why, then who. */
export function comparisonSections(event: ChessEvent, { players, sides }: Comparison, names: Names): SectionReport {
  const title = titleOf(event);
  const moved = players.filter(isMoved);
  const byThemselves = moved.filter(({ differences }) => differences.length > 0);
  const rows = moved.map((player) => [
    names(player.player),
    String(player.ranks[0]),
    String(player.ranks[1]),
    player.differences.length > 0 ? differenceInWords(player.differences[0]) : passersInWords(player, names),
  ]);
  return {
    title,
    about: `${progressOf(title)}: ${sideInWords(sides[0])} and ${sideInWords(sides[1])}`,
    sections: [
      {
        heading: `${moved.length} of ${players.length} move`,
        ...(moved.length === 0
          ? { sentences: [] }
          : {
              sentences: [
                `${byThemselves.length} by values of their own, ${moved.length - byThemselves.length} only because of others.`,
              ],
              table: [['Player', sides[0].edition, sides[1].edition, 'Why'], ...rows],
            }),
      },
    ],
  };
}
