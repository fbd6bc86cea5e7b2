import { expect, it } from 'vitest';
import { assignmentLifecycle } from './assignment-lifecycle';

it('is closed once, by the tutor alone', () => {
  expect(assignmentLifecycle.initial).toBe('assigned');
  expect(assignmentLifecycle.transitions).toEqual([
    { event: 'assignment.finished', from: 'assigned', to: 'finished', by: 'tutor' },
    { event: 'assignment.withdrawn', from: 'assigned', to: 'withdrawn', by: 'tutor' },
  ]);
});
