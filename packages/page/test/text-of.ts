/** The texts of a list that lit's `repeat` makes of its items. */
function repeated([items, , each]: readonly unknown[]): string {
  if (!Array.isArray(items) || typeof each !== 'function') return '';
  return items.map((item, at) => textOf(Reflect.apply(each, undefined, [item, at]))).join('');
}

/** The texts of a template and of the templates in it, without its bindings. */
export function textOf(template: unknown): string {
  if (typeof template === 'string' || typeof template === 'number') return String(template);
  if (Array.isArray(template)) return template.map(textOf).join('');
  if (typeof template !== 'object' || template === null || !('values' in template)) return '';
  const values = Array.isArray(template.values) ? template.values : [];
  if (!('strings' in template)) return repeated(values);
  const strings = Array.isArray(template.strings) ? template.strings : [];
  return strings.map((text, at) => `${String(text)}${textOf(values[at])}`).join('');
}
