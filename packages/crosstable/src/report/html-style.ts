/** Colours of the reader's system, light or dark; on paper black, with the headings on every page. */
export const STYLE = `
:root { color-scheme: light dark; }
.crosstable { font: 1rem/1.4 system-ui, sans-serif; color: CanvasText; background: Canvas; }
.crosstable .scroll { overflow-x: auto; }
.crosstable table { border-collapse: collapse; font-variant-numeric: tabular-nums; }
.crosstable caption { text-align: start; padding-block: .5em; }
.crosstable caption strong { display: block; font-size: 1.4em; }
.crosstable caption span { display: block; }
.crosstable th, .crosstable td { padding: .2em .5em; border-bottom: 1px solid GrayText; text-align: end; white-space: nowrap; }
.crosstable thead th { vertical-align: bottom; border-bottom-width: 2px; }
.crosstable th[scope="row"], .crosstable .name, .crosstable .word { text-align: start; }
.crosstable th[scope="row"] { font-weight: 600; }
.crosstable .round { text-align: center; }
.crosstable .value { border-inline-start: 1px solid GrayText; }
.crosstable abbr { text-decoration: none; cursor: help; }
.crosstable li.inner { margin-inline-start: 1.5em; }
.crosstable .notes { font-size: .875em; }
@media print {
  :root { color-scheme: light; }
  .crosstable { font-size: 9pt; color: black; background: none; }
  .crosstable .scroll { overflow: visible; }
  .crosstable thead { display: table-header-group; }
  .crosstable tr { break-inside: avoid; }
}
`;
