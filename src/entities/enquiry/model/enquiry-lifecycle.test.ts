import { expect, it } from 'vitest';
import { getShortestPaths } from 'xstate/graph';
import { enquiryEvents, enquiryLifecycle, enquiryMachine } from './enquiry-lifecycle';

it('can reach every state', () => {
  const movers = ['office', 'code-holder'] as const;
  const events = enquiryEvents.flatMap((type) => movers.map((by) => ({ type, by })));
  const paths = getShortestPaths(enquiryMachine, { events });
  expect(new Set(paths.map(({ state }) => state.value))).toEqual(new Set(Object.keys(enquiryMachine.states)));
});

it('is moved by the office, in order, and taken back by the code until it is answered', () => {
  expect(enquiryLifecycle.transitions).toEqual([
    { event: 'answer.started', from: 'new', to: 'answering', by: 'office' },
    { event: 'enquiry.junked', from: 'new', to: 'junk', by: 'office' },
    { event: 'enquiry.withdrawn', from: 'new', to: 'withdrawn', by: 'code-holder' },
    { event: 'answer.given', from: 'answering', to: 'resolved', by: 'office' },
    { event: 'enquiry.junked', from: 'answering', to: 'junk', by: 'office' },
    { event: 'enquiry.withdrawn', from: 'answering', to: 'withdrawn', by: 'code-holder' },
    { event: 'enquiry.restored', from: 'junk', to: 'new', by: 'office' },
  ]);
});
