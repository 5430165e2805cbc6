import type { ListWords } from '../../../answers/list-words.js';

export const LISTS: ListWords = {
  and: 'y',
  or: 'o',
  more: (count) => `${count} más`,
};
