import { describe, expect, it } from 'vitest';

import { groupsByKey } from '../src/rule/groups-by-key.js';

describe('groupsByKey', () => {
  it('keeps the order of the first of each group, and the order in it', () => {
    const groups = groupsByKey(['Euwe', 'Tal', 'Elista', '__proto__', 'Torre'], (name) => name.charAt(0));
    expect(groups).toEqual([['Euwe', 'Elista'], ['Tal', 'Torre'], ['__proto__']]);
    expect(groupsByKey(['1', '__proto__', '1'], (key) => key)).toEqual([['1', '1'], ['__proto__']]);
  });

  it('has no group of nothing', () => {
    expect(groupsByKey([], String)).toEqual([]);
  });
});
