/** What computing with decimals may have left behind the twelfth digit. */
const DIGITS = 12;

/** A number for people: ½ for halves, else decimals. */
export function readable(value: number): string {
  if (Number.isInteger(value * 2) && !Number.isInteger(value)) {
    const whole = Math.trunc(value);
    return `${value < 0 ? '-' : ''}${whole === 0 ? '' : Math.abs(whole)}½`;
  }
  return String(Number(value.toPrecision(DIGITS)));
}

/** With two decimals, halves up: also those that a binary fraction makes a little less than a half. */
export function withTwoDecimals(value: number): string {
  const hundredths = Number((value * 100).toPrecision(DIGITS));
  return (Math.round(hundredths) / 100).toFixed(2);
}
