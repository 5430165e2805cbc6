/** The words of a name as they are compared: small letters without accents, dots and commas. */
export function wordsOfName(name: string): readonly string[] {
  const plain = name
    .normalize('NFD')
    .replaceAll(/\p{Mark}/gu, '')
    .toLowerCase();
  return plain.split(/[\s,.]/).filter((word) => word !== '');
}
