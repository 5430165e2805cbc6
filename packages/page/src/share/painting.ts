// Paints a part of the page as it is set, word by word: a canvas takes no element, and the policy of the page no other picture.

/** The canvas that is painted on, and where its corner lies on the page. */
interface Sheet {
  readonly context: CanvasRenderingContext2D;
  readonly left: number;
  readonly top: number;
}

/** A line through words, which their element doesn't know of. */
interface Strike {
  readonly colour: string;
  readonly thickness: number;
}

const SIDES = ['Top', 'Right', 'Bottom', 'Left'] as const;

/** The edge of a box on a side, with the line along its middle. */
function edgeOf(
  side: (typeof SIDES)[number],
  box: DOMRect,
  width: number,
): readonly [x: number, y: number, toX: number, toY: number] {
  const half = width / 2;
  if (side === 'Top') return [box.left, box.top + half, box.right, box.top + half];
  if (side === 'Bottom') return [box.left, box.bottom - half, box.right, box.bottom - half];
  const x = side === 'Left' ? box.left + half : box.right - half;
  return [x, box.top, x, box.bottom];
}

function strokeLine({ context, left, top }: Sheet, [x, y, toX, toY]: readonly number[], width: number): void {
  context.lineWidth = width;
  context.beginPath();
  context.moveTo(x - left, y - top);
  context.lineTo(toX - left, toY - top);
  context.stroke();
}

function paintBorders(sheet: Sheet, box: DOMRect, style: CSSStyleDeclaration): void {
  for (const side of SIDES) {
    const kind = style[`border${side}Style`];
    const width = Number.parseFloat(style[`border${side}Width`]);
    if (kind === 'none' || width === 0) continue;
    sheet.context.strokeStyle = style[`border${side}Color`];
    sheet.context.setLineDash(kind === 'dashed' ? [width * 2, width * 2] : []);
    const line = edgeOf(side, box, width);
    if (kind === 'double') {
      const third = width / 3;
      const shift = (by: number): readonly number[] =>
        line.map((value, at) =>
          (side === 'Top' || side === 'Bottom' ? at % 2 === 1 : at % 2 === 0) ? value + by : value,
        );
      strokeLine(sheet, shift(-third), third);
      strokeLine(sheet, shift(third), third);
    } else strokeLine(sheet, line, width);
  }
  sheet.context.setLineDash([]);
}

/** The bar of a number: its length is a share of its box, from the end of the line. */
function paintBar({ context, left, top }: Sheet, bar: Element, box: DOMRect, style: CSSStyleDeclaration): void {
  const length = box.width * Number(style.getPropertyValue('--share'));
  const x = style.direction === 'rtl' ? box.left : box.right - length;
  context.save();
  context.beginPath();
  context.rect(x - left, box.top - top, length, box.height);
  context.clip();
  context.fillStyle = context.strokeStyle = style.getPropertyValue('--bar');
  if (bar.classList.contains('hatched')) {
    const sheet = { context, left, top };
    for (let from = box.left - box.height; from < box.right; from += 6 * Math.SQRT2)
      strokeLine(sheet, [from, box.bottom, from + box.height, box.top], 3);
  } else context.fillRect(x - left, box.top - top, length, box.height);
  context.restore();
}

/** Words of a text; numbers sign by sign, because their digits are as wide as each other on the page alone. */
const PIECES = /[\d½.,+−×=/]|[^\s\d½.,+−×=/]+/g;

function paintText(sheet: Sheet, text: Text, style: CSSStyleDeclaration, strikes: readonly Strike[]): void {
  const { context, left, top } = sheet;
  context.font = `${style.fontStyle} ${style.fontWeight} ${style.fontSize} ${style.fontFamily}`;
  context.letterSpacing = style.letterSpacing === 'normal' ? '0px' : style.letterSpacing;
  context.direction = style.direction === 'rtl' ? 'rtl' : 'ltr';
  const { fontBoundingBoxAscent: ascent, fontBoundingBoxDescent: descent } = context.measureText('x');
  const range = document.createRange();
  const paint = (from: number, to: number): void => {
    range.setStart(text, from);
    range.setEnd(text, to);
    const boxes = range.getClientRects();
    if (boxes.length > 1 && to - from > 1) {
      // The word goes on in another line
      for (let at = from; at < to; at++) paint(at, at + 1);
      return;
    }
    for (const box of boxes) {
      const base = box.top + (box.height - ascent - descent) / 2 + ascent;
      context.fillStyle = style.color;
      context.fillText(text.data.slice(from, to), box.left - left, base - top);
    }
  };
  context.textAlign = 'left';
  for (const { 0: piece, index } of text.data.matchAll(PIECES)) paint(index, index + piece.length);
  if (strikes.length === 0) return;
  range.selectNodeContents(text);
  for (const box of range.getClientRects()) {
    for (const { colour, thickness } of strikes) {
      context.strokeStyle = colour;
      const middle = box.top + box.height * 0.55;
      strokeLine(sheet, [box.left, middle, box.right, middle], thickness);
    }
  }
}

function paintElement(sheet: Sheet, element: Element, strikes: readonly Strike[]): void {
  const style = getComputedStyle(element);
  if (style.display === 'none' || element.classList.contains('unseen')) return;
  const { context, left, top } = sheet;
  const box = element.getBoundingClientRect();
  context.fillStyle = style.backgroundColor;
  context.fillRect(box.left - left, box.top - top, box.width, box.height);
  if (element.classList.contains('bar')) paintBar(sheet, element, box, style);
  if (style.display !== 'contents') paintBorders(sheet, box, style);
  const thickness = Number.parseFloat(style.textDecorationThickness) || 1;
  const own = style.textDecorationLine.includes('line-through')
    ? [...strikes, { colour: style.textDecorationColor, thickness }]
    : strikes;
  for (const child of element.childNodes) {
    if (child instanceof Text) paintText(sheet, child, style, own);
    else if (child instanceof Element) paintElement(sheet, child, own);
  }
}

/** A picture (PNG) of an element of the page, with so many of its pixels for one of the page. */
export async function painted(element: Element, scale: number): Promise<Blob> {
  const { height, left, top, width } = element.getBoundingClientRect();
  const canvas = document.createElement('canvas');
  canvas.width = Math.ceil(width * scale);
  canvas.height = Math.ceil(height * scale);
  const context = canvas.getContext('2d');
  if (context === null) throw new TypeError('expected a canvas to paint on');
  context.scale(scale, scale);
  paintElement({ context, left, top }, element, []);
  return new Promise((done, fail) => {
    canvas.toBlob((blob) => {
      if (blob === null) fail(new RangeError('expected a picture that a canvas can hold'));
      else done(blob);
    }, 'image/png');
  });
}
