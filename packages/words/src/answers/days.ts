/** Days as a language writes them: `8 mai 2026` of `2026-05-08`. `ofMonth` changes the text where the language needs it. */
export function daysIn(language: string, ofMonth = (written: string): string => written): (day: string) => string {
  let format: Intl.DateTimeFormat | undefined;
  return (day) => {
    // Made when it is needed, because making it takes long
    format ??= new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeZone: 'UTC' });
    const time = Date.parse(day);
    return Number.isNaN(time) ? day : ofMonth(format.format(time));
  };
}
