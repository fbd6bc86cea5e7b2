import { expect, it } from 'vitest';
import type { AssignmentState } from './assignment-lifecycle';
import { nextAssignment } from './assignment';

const numbered = (states: readonly AssignmentState[]) =>
  states.map((state, index) => ({ id: String(index + 1), state }));

it('counts up, also past closed ones', () => {
  expect(nextAssignment([])).toBe(1);
  expect(nextAssignment(numbered(['finished', 'withdrawn', 'assigned']))).toBe(4);
});

it('waits until the oldest of twelve is closed', () => {
  const open = Array.from({ length: 12 }, (): AssignmentState => 'assigned');
  expect(nextAssignment(numbered(open.slice(1)))).toBe(12);
  expect(nextAssignment(numbered(open))).toBeNull();
  expect(nextAssignment(numbered(['finished', ...open.slice(1)]))).toBe(13);
});
