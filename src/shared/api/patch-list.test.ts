import { describe, expect, it } from 'vitest';
import { patchList } from './patch-list';

interface Item {
  readonly ref: string;
  readonly at: number;
}

const order = { idOf: ({ ref }: Item) => ref, compare: (one: Item, other: Item) => one.at - other.at };
const list = [
  { ref: 'a', at: 1 },
  { ref: 'b', at: 2 },
  { ref: 'c', at: 4 },
];

describe('a list with changed items', () => {
  it('has the new item in the place of the old one, and the other items unchanged', () => {
    const patched = patchList(list, new Map([['b', { ref: 'b', at: 2.5 }]]), order);
    expect(patched.map(({ at }) => at)).toEqual([1, 2.5, 4]);
    expect(patched[0]).toBe(list[0]);
    expect(patched[2]).toBe(list[2]);
  });

  it('adds new items at their place', () => {
    const patched = patchList(list, new Map([['d', { ref: 'd', at: 3 }]]), order);
    expect(patched.map(({ ref }) => ref)).toEqual(['a', 'b', 'd', 'c']);
  });

  it('removes deleted items, also unknown ones', () => {
    const patched = patchList(
      list,
      new Map([
        ['a', null],
        ['x', null],
      ]),
      order,
    );
    expect(patched.map(({ ref }) => ref)).toEqual(['b', 'c']);
  });
});
