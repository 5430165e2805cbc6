/**
 * Colours of the reader's system, light or dark; on paper black, with the headings on every page. Rank and name stay in
 * sight while the other columns are scrolled, and on a narrow screen the name may take several lines.
 */
export const STYLE = `
:root { color-scheme: light dark; }
.crosstable { font: 1rem/1.4 system-ui, sans-serif; color: CanvasText; background: Canvas; }
.crosstable .warning { font-weight: 600; overflow-wrap: anywhere; }
.crosstable .scroll { overflow-x: auto; }
.crosstable table { border-collapse: separate; border-spacing: 0; font-variant-numeric: tabular-nums lining-nums; }
.crosstable caption { text-align: start; padding-block: .5em; }
.crosstable caption * { display: block; position: sticky; inset-inline-start: 0; inline-size: fit-content; max-inline-size: min(100%, 90vw); overflow-wrap: anywhere; }
.crosstable caption strong { font-size: 1.4em; }
.crosstable th, .crosstable td { padding: .2em .5em; border-bottom: 1px solid GrayText; text-align: end; white-space: nowrap; }
.crosstable thead th { vertical-align: bottom; border-bottom-width: 2px; }
.crosstable .name, .crosstable .word { text-align: start; }
.crosstable tbody .name { font-weight: 600; overflow-wrap: anywhere; }
.crosstable .rank, .crosstable .name { position: sticky; background: Canvas; }
.crosstable .rank { inset-inline-start: 0; box-sizing: border-box; min-inline-size: calc(var(--rank) + 1em); }
.crosstable .name { inset-inline-start: calc(var(--rank) + 1em); border-inline-end: 1px solid GrayText; }
.crosstable .why { white-space: normal; min-inline-size: 12em; }
.crosstable .round { text-align: center; }
.crosstable .value { border-inline-start: 1px solid GrayText; }
.crosstable .name + .value { border-inline-start: 0; font-weight: 600; }
.crosstable [class^="rest-"] { display: inline-block; text-align: start; }
.crosstable .rest-1, .crosstable .rest-2 { inline-size: 1.6ch; }
.crosstable .rest-3 { inline-size: 2.6ch; }
.crosstable .rest-4 { inline-size: 3.6ch; }
.crosstable a { color: inherit; text-decoration: none; }
.crosstable a:hover, .crosstable a:focus-visible { text-decoration: underline; }
.crosstable tr:target th, .crosstable tr:target td { background: Mark; color: MarkText; }
.crosstable abbr { text-decoration: none; cursor: help; }
.crosstable li.inner { margin-inline-start: 1.5em; }
.crosstable .notes { font-size: .875em; padding-inline-start: 1.25em; overflow-wrap: anywhere; }
@media screen and (max-width: 40rem) {
  .crosstable { font-size: .875rem; }
  .crosstable th, .crosstable td { padding-inline: .35em; }
  .crosstable .name { min-inline-size: 7em; max-inline-size: 40vw; white-space: normal; }
}
@page standings { size: landscape; margin: 1cm; }
@media print {
  :root { color-scheme: light; }
  .crosstable { font-size: 8pt; color: black; background: none; }
  .crosstable:has(table) { page: standings; }
  .crosstable .scroll { overflow: visible; }
  .crosstable .rank, .crosstable .name, .crosstable caption * { position: static; background: none; }
  .crosstable th, .crosstable td { padding-inline: .3em; }
  .crosstable .name { white-space: normal; min-inline-size: 10em; }
  .crosstable tr:target th, .crosstable tr:target td { background: none; color: black; }
  .crosstable thead { display: table-header-group; }
  .crosstable tr { break-inside: avoid; }
}
`;
