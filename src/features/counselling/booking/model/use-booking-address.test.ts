import { expect, it } from 'vitest';
import { readChoice } from './use-booking-address';

it.each([
  ['', { topic: '', way: 'phone', counsellor: '', week: '', start: '', with: '' }],
  ['topic=career&way=in-person&week=2026-11-30', { topic: 'career', way: 'in-person', week: '2026-11-30' }],
  ['week=2026-12-01', { week: '' }],
  ['week=2026-13-40&start=2026-12-03T10:30Z', { week: '', start: '' }],
  ['start=2026-12-03T10:00Z&with=demo-counsellor', { start: '2026-12-03T10:00Z', with: 'demo-counsellor' }],
  [
    'topic=nonsense&way=pigeon&counsellor=../x&with=%00',
    { topic: '', way: 'phone', counsellor: '', with: '' },
  ],
])('reads the address: %s', (query, choice) => {
  expect(readChoice(new URLSearchParams(query))).toMatchObject(choice);
});
