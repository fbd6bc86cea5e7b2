import { expect, test } from 'vitest';
import { stateOf } from './use-packs';

const pack = { id: 'bece-math', file: '/practice/bece-math.bb.json' } as const;

test.each([
  [null, 'unknown'],
  [[], 'absent'],
  [[{ id: 'bece-sci', file: '/practice/bece-sci.bb.json' }], 'absent'],
  [[{ id: 'bece-math', file: '/practice/bece-math.aa.json' }], 'earlier'],
  [[pack], 'current'],
] as const)('%j is %s', (kept, state) => {
  expect(stateOf(pack, kept)).toBe(state);
});
