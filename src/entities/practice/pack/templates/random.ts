import type { Random } from './template';

/**
 * Numbers of a seed, by mulberry32 of Tommy Ettinger (public domain):
 * https://gist.github.com/tommyettinger/46a874533244883189143505d203312c
 */
export function createRandom(seed: number): Random {
  let state = seed | 0;
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const whole = (least: number, most: number) => least + Math.floor(next() * (most - least + 1));
  return {
    whole,
    pick: <Item>(items: readonly Item[]) => {
      if (items.length === 0) throw new Error('nothing to pick from');
      return items[whole(0, items.length - 1)] as Item;
    },
    shuffle: <Item>(items: readonly Item[]) => {
      const left = [...items];
      return items.map(() => left.splice(whole(0, left.length - 1), 1)[0] as Item);
    },
  };
}
