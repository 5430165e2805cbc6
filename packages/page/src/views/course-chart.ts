// The picture of the course: lines through the places of those who were chosen.
import { type TemplateResult, html, nothing, svg } from 'lit-html';

import type { Context } from '../context.js';
import { css } from '../css.js';
import { nameWidth } from '../name-width.js';
import { nameIn } from '../table.js';
import { cellsIn } from './numbered.js';

/** By player: the places after each round. */
type Places = ReadonlyMap<string, readonly number[]>;

/** Fewer players have lines of their own; more would be a grey wall. */
const MOST_LINES = 60;

const [LEFT, TOP, BOTTOM] = [46, 14, 30];
const LEAST_BETWEEN_NAMES = 19;
/** Between the numbers at the axis. */
const LEAST_BETWEEN_PLACES = 18;
/** So far a name may stand from the end of its line; where one is farther, lines connect them. */
const MOST_APART = 6;
/** The size of the names in the chart with room for bold letters. */
const SIZE = 17.3;

/** The width of the lines, the least height, and how many signs of a name there is room for. */
function roomOn(width: number) {
  if (width <= 640) return { lines: Math.max(120, Math.min(300, width - 225)), most: 440, signs: 15 };
  return { lines: width < 1180 ? 600 : 520, most: 620, signs: 36 };
}

/** The heights of names at the ends of their lines, moved apart where they would stand on each other. */
export function apart(heights: readonly number[], least: number, lowest: number): readonly number[] {
  const placed: number[] = [];
  for (const height of heights) placed.push(Math.max(height, (placed.at(-1) ?? -Infinity) + least));
  const tooLow = Math.max(0, (placed.at(-1) ?? 0) - lowest);
  return placed.map((height) => height - tooLow);
}

/**
 * How far down a place stands, from 0 to 1: in a large event between the best and the worst place of the chosen ones, and by its
 * logarithm, since the places in front are those that matter.
 */
function depthOf(place: number, [best, worst]: readonly [number, number], isLarge: boolean): number {
  const at = (one: number): number => (isLarge ? Math.log(one) : one);
  return worst === best ? 0.5 : (at(place) - at(best)) / (at(worst) - at(best));
}

const STEPS = [1, 2, 3, 5];

/** The places at the axis, from the best to the worst, as far as they don't stand on each other. */
function marksBetween(
  [best, worst]: readonly [number, number],
  heightOf: (place: number) => number,
): readonly number[] {
  const round = [1, 10, 100, 1000, 10_000].flatMap((unit) => STEPS.map((step) => step * unit));
  const every = worst - best <= 60 ? Array.from({ length: worst - best + 1 }, (_, at) => best + at) : round;
  const marks = [best];
  for (const place of [...every, worst].filter((one) => one > best && one <= worst)) {
    const isLast = place === worst;
    while (isLast && marks.length > 1 && heightOf(place) - heightOf(marks.at(-1) ?? best) < LEAST_BETWEEN_PLACES)
      marks.pop();
    if (heightOf(place) - heightOf(marks.at(-1) ?? best) >= LEAST_BETWEEN_PLACES) marks.push(place);
  }
  return marks;
}

function shortened(name: string, most: number): string {
  const signs = Array.from(name);
  return signs.length <= most ? name : `${signs.slice(0, most).join('')}…`;
}

/** Whether somebody had no opponent in a round. */
function byesOf(player: string, { shown }: Context): ReadonlySet<number> {
  const own = cellsIn(shown).get(player) ?? [];
  return new Set(own.filter(({ opponent }) => opponent === null).map(({ round }) => round));
}

/** Lets the picture be pointed at: `choose` takes the one who had the place after the round. */
export interface Pointing {
  readonly places: Places;
  readonly choose: (player: string) => void;
}

/** The chart of the chosen ones. */
export function chart(chosen: readonly string[], { choose, places }: Pointing, context: Context): TemplateResult {
  const { shown, words } = context;
  const { round } = shown.event;
  const count = shown.rows.length;
  const { lines, most, signs } = roomOn(innerWidth);
  const isLarge = count > MOST_LINES;
  const theirs = chosen.flatMap((player) => places.get(player) ?? []);
  const range: readonly [number, number] =
    isLarge && theirs.length > 0 ? [Math.min(...theirs), Math.max(...theirs)] : [1, Math.max(1, count)];
  const height = Math.min(most, Math.max(220, count * 22)) + TOP + BOTTOM;
  const end = LEFT + lines;
  const x = (at: number): number => LEFT + (at * lines) / Math.max(1, round - 1);
  const y = (place: number): number => TOP + depthOf(place, range, isLarge) * (height - TOP - BOTTOM);
  const line = (player: string): string =>
    (places.get(player) ?? []).map((place, at) => `${x(at).toFixed(1)},${y(place).toFixed(1)}`).join(' ');
  const inOrder = chosen.toSorted((one, other) => (places.get(one)?.at(-1) ?? 0) - (places.get(other)?.at(-1) ?? 0));
  const ends = inOrder.map((player) => y(places.get(player)?.at(-1) ?? 1));
  const names = apart(ends, LEAST_BETWEEN_NAMES, height - BOTTOM);
  const areFar = names.some((name, at) => Math.abs(name - ends[at]) > MOST_APART);
  const beside = end + (areFar ? 34 : 12);
  const labels = inOrder.map((player) => `${places.get(player)?.at(-1)}  ${shortened(nameIn(shown, player), signs)}`);
  const width = beside + 8 + SIZE * labels.reduce((longest, label) => Math.max(longest, nameWidth(label)), 6);
  const point = (place: number, at: number, byes: ReadonlySet<number>) => {
    const isBye = byes.has(at + 1);
    return isBye
      ? svg`<rect class="bye" x=${x(at) - 4} y=${y(place) - 4} width="8" height="8"></rect>`
      : svg`<circle cx=${x(at)} cy=${y(place)} r="3.5"></circle>`;
  };
  const skipped = Math.ceil(round / (lines / 22));
  /** The one who stood nearest to a point of the picture after the nearest round. */
  const nearest = ({ clientX, clientY, currentTarget }: MouseEvent) => {
    if (!(currentTarget instanceof SVGSVGElement)) return undefined;
    const box = currentTarget.getBoundingClientRect();
    const [left, top] = [((clientX - box.left) * width) / box.width, ((clientY - box.top) * height) / box.height];
    const at = Math.min(round - 1, Math.max(0, Math.round(((left - LEFT) * (round - 1)) / lines)));
    const distances = Array.from(places, ([player, all]) => ({ player, distance: Math.abs(y(all[at]) - top) }));
    return distances.reduce((one, other) => (other.distance < one.distance ? other : one)).player;
  };
  // By hand: another picture at every step of a mouse would be too much
  const pointAt = (event: MouseEvent): void => {
    const player = nearest(event);
    const pointed = event.currentTarget instanceof Element ? event.currentTarget.querySelector('.pointed') : null;
    if (pointed === null || player === undefined) return;
    const place = places.get(player)?.at(-1) ?? 1;
    const [path, name] = [pointed.querySelector('polyline'), pointed.querySelector('text')];
    path?.setAttribute('points', line(player));
    name?.setAttribute('x', String(end - 6));
    name?.setAttribute('y', String(Math.max(TOP + 8, y(place) - 8)));
    if (name !== null) name.textContent = `${place}  ${shortened(nameIn(shown, player), signs)}`;
  };
  const click = (event: MouseEvent): void => {
    const player = nearest(event);
    if (player !== undefined) choose(player);
  };
  return html`<svg
    class="bumps"
    viewBox="0 0 ${width.toFixed(0)} ${height}"
    role="img"
    aria-label=${words.courseLegend}
    direction="ltr"
    @pointermove=${pointAt}
    @click=${click}
    ${css({ '--width': `${width.toFixed(0)}px` })}
  >
    ${
      isLarge
        ? svg`<rect class="band" x=${LEFT} y=${TOP} width=${lines} height=${height - TOP - BOTTOM}></rect>`
        : svg`<g class="others">${shown.rows.filter(({ player }) => !chosen.includes(player)).map(({ player }) => svg`<polyline points=${line(player)}></polyline>`)}</g>`
    }
    <g class="axis">
      ${marksBetween(range, y).map((place) => svg`<line x1=${LEFT} x2=${end} y1=${y(place)} y2=${y(place)}></line><text class="place" x=${LEFT - 10} y=${y(place) + 4} text-anchor="end">${place}</text>`)}
      ${Array.from({ length: round }, (_, at) => ((round - 1 - at) % skipped === 0 ? svg`<text class="round" x=${x(at)} y=${height - 6} text-anchor="middle">${at + 1}</text>` : nothing))}
    </g>
    ${inOrder.map((player, at) => {
      const byes = byesOf(player, context);
      return svg`<g class="chosen line-${at}"><polyline class="line" points=${line(player)}></polyline>${(places.get(player) ?? []).map((place, round_) => point(place, round_, byes))}${areFar ? svg`<line x1=${end + 5} x2=${beside - 4} y1=${ends[at]} y2=${names[at]}></line>` : nothing}<text x=${beside} y=${names[at] + 4}>${labels[at]}<title>${nameIn(shown, player)}</title></text></g>`;
    })}
    <g class="pointed">
      <polyline></polyline>
      <text text-anchor="end"></text>
    </g>
  </svg>`;
}
