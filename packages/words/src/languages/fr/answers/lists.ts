import type { ListWords } from '../../../answers/list-words.js';

export const LISTS: ListWords = {
  and: 'et',
  or: 'ou',
  more: (count) => `${count} ${count === 1 ? 'autre' : 'autres'}`,
};
