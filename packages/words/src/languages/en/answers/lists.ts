import type { ListWords } from '../../../answers/list-words.js';

export const LISTS: ListWords = {
  and: 'and',
  or: 'or',
  more: (count) => `${count} more`,
};
