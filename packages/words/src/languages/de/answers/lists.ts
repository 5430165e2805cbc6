import type { ListWords } from '../../../answers/list-words.js';

export const LISTS: ListWords = {
  and: 'und',
  or: 'oder',
  more: (count) => `${count} weitere`,
};
