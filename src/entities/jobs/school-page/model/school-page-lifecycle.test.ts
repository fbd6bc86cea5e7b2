import { expect, it } from 'vitest';
import { schoolPageLifecycle } from './school-page-lifecycle';

it('is shut and opened again, by the office alone', () => {
  expect(schoolPageLifecycle.initial).toBe('open');
  expect(
    schoolPageLifecycle.transitions.map(({ from, event, to, by }) => [from, event, to, by].join(' ')),
  ).toEqual(['open page.shut shut office', 'shut page.reopened open office']);
});
