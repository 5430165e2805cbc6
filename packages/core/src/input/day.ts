/** Whether a value is a day of the calendar, as a text. Any other text becomes another one, or `null`, as a date. */
export function isDay(text: unknown): boolean {
  return typeof text === 'string' && JSON.stringify(new Date(text)).startsWith(`"${text}T`);
}
