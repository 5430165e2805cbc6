// Numbers of a column whose digits stand under each other.

/** Where the last digit of each whole number ends, and a half or decimals begin. */
export function endsOfWholes(numbers) {
  return numbers.evaluateAll((all) =>
    all.map((one) => {
      const text = [...one.childNodes].find((node) => node instanceof Text);
      const range = new Range();
      range.setStart(text, 0);
      range.setEnd(text, /^\d*/.exec(text.data)[0].length);
      return Math.round(range.getBoundingClientRect().right);
    }),
  );
}
