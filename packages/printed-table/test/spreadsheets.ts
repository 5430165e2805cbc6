const letter = (column: number): string => String.fromCharCode(65 + column);

/** A sheet with a number as a number, and every other text among the shared ones or in the cell itself. */
export function sheet(rows: readonly (readonly (string | number)[])[]): Record<string, string> {
  const texts = rows.flat().filter((value) => typeof value === 'string' && value !== '');
  const cell = (value: string | number, row: number, column: number): string => {
    const place = `r="${letter(column)}${row + 1}"`;
    if (value === '') return column === 1 ? '' : `<c ${place} s="1"/>`;
    if (typeof value === 'number') return `<c ${place}><v>${value}</v></c>`;
    if (column === 3) return `<c ${place} t="inlineStr"><is><t>${value}</t></is></c>`;
    return `<c ${place} t="s"><v>${texts.indexOf(value)}</v></c>`;
  };
  const data = rows.map(
    (row, at) => `<row r="${at + 1}">${row.map((value, column) => cell(value, at, column)).join('')}</row>`,
  );
  return {
    'xl/workbook.xml': '<workbook/>',
    'xl/sharedStrings.xml': `<sst>${texts.map((text) => `<si><r><t>${String(text).slice(0, 1)}</t></r><r><t>${String(text).slice(1)}</t></r></si>`).join('')}</sst>`,
    'xl/worksheets/sheet1.xml': `<worksheet><sheetData>${data.join('')}</sheetData></worksheet>`,
  };
}
