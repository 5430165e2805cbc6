// The width that a view would like to have, by which something finds room beside it.

let wished = 0;

/** Takes note of the width of the view that is drawn, in rem. */
export function wishWidth(rem: number): void {
  wished = rem;
}

/** The widest views in rem beside which there is room, by the class of the screens that have it. */
const ROOM = [
  ['', 46],
  ['of-wide', 56],
  ['of-widest', 63],
] as const;

/** The class of the screens that have room beside the view that was drawn last; none has beside the widest. */
export function placeBeside(): string {
  return ROOM.find(([, most]) => wished <= most)?.[0] ?? 'is-below';
}
