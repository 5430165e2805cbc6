// The groups of players that a file tells of, to choose those whom the tables show.
import { type TemplateResult, html, nothing } from 'lit-html';

import { GROUP_KINDS, type GroupKind, type OfferedGroup, type PlayerGroup, groupsIn } from '@crosstable/event';
import type { ChessEvent } from 'crosstable/event';

import type { Context } from '../context.js';
import { chosenPart } from './chosen-part.js';
import { wordsOfPeople } from '../player/words-of-people.js';
import type { PeopleWords } from '../words/people-words.js';
import './groups.css';

let last: { readonly event: ChessEvent; readonly groups: readonly OfferedGroup[] } | undefined;

/** The groups of an event, found once. */
function offered(event: ChessEvent): readonly OfferedGroup[] {
  if (last?.event !== event) last = { event, groups: groupsIn(event) };
  return last.groups;
}

/** The name of a group: `up to 16 years`, `below 1800`, or what the file has. */
function groupInWords({ kind, value }: PlayerGroup, words: PeopleWords): string {
  const limit = value.slice(1);
  if (kind === 'sex') return value === 'm' || value === 'w' ? words.sexes[value] : value;
  if (kind === 'age') return value.startsWith('S') ? words.andMore(limit) : words.upTo(limit);
  if (kind === 'rating') return value.startsWith('U') ? words.below(limit) : words.withoutRating;
  return value;
}

/** The groups of a kind to choose one of. */
function choice(kind: GroupKind, words: PeopleWords, { opened, show }: Context): TemplateResult | typeof nothing {
  const { groups: chosen = [], ids = [] } = opened.part ?? {};
  const inFile = offered(opened.event).filter((group) => group.kind === kind);
  // A tournament in a link doesn't tell all that its groups were made of
  const asked = chosen.filter((one) => one.kind === kind && !inFile.some(({ value }) => value === one.value));
  const ofKind = [...inFile, ...asked.map((group) => ({ ...group, count: ids.length }))];
  if (ofKind.length === 0) return nothing;
  const choose = ({ target }: Event): void => {
    if (!(target instanceof HTMLSelectElement)) return;
    const found = ofKind.find(({ value }) => value === target.value);
    const group = found && { kind, value: found.value };
    const groups = [...chosen.filter((one) => one.kind !== kind), ...(group === undefined ? [] : [group])];
    show({ ...opened, part: chosenPart(opened.event, groups), selection: null });
  };
  const isChosen = (value: string): boolean => chosen.some((one) => one.kind === kind && one.value === value);
  return html`<label
    ><span>${words.kindsOfGroups[kind]}</span>
    <select @change=${choose}>
      <option value="" .selected=${!chosen.some((one) => one.kind === kind)}>${words.everybody}</option>
      ${ofKind.map((group) => html`<option value=${group.value} .selected=${isChosen(group.value)}>${groupInWords(group, words)} (${group.count})</option>`)}
    </select></label
  >`;
}

/** A choice for each kind of groups that the file has. */
export function view(context: Context): TemplateResult {
  const words = wordsOfPeople(context.language, context.again);
  if (words === undefined) return html`<p class="loading">${context.words.loading}</p>`;
  if (offered(context.opened.event).length === 0 && context.opened.part === null)
    return html`<p class="groups-of-players">${words.noGroups}</p>`;
  return html`<div class="groups-of-players" role="group" aria-label=${context.words.filter}>
    ${GROUP_KINDS.map((kind) => choice(kind, words, context))}
  </div>`;
}
