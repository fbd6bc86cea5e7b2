import { expect, it } from 'vitest';
import { getShortestPaths } from 'xstate/graph';
import { enquiryEvents, enquiryLifecycle, enquiryMachine } from './enquiry-lifecycle';

it('can reach every state', () => {
  const events = enquiryEvents.map((type) => ({ type, by: 'office' as const }));
  const paths = getShortestPaths(enquiryMachine, { events });
  expect(new Set(paths.map(({ state }) => state.value))).toEqual(new Set(Object.keys(enquiryMachine.states)));
});

it('is moved by the office, in order, and by nobody else', () => {
  expect(enquiryLifecycle.transitions).toEqual([
    { event: 'answer.started', from: 'new', to: 'answering', by: 'office' },
    { event: 'enquiry.junked', from: 'new', to: 'junk', by: 'office' },
    { event: 'answer.given', from: 'answering', to: 'resolved', by: 'office' },
    { event: 'enquiry.junked', from: 'answering', to: 'junk', by: 'office' },
    { event: 'enquiry.restored', from: 'junk', to: 'new', by: 'office' },
  ]);
});
