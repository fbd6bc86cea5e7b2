import { expect, it } from 'vitest';
import { noHours } from './no-hours';
import { strandedStarts } from './stranded-slots';

// A Wednesday.
const now = new Date('2026-11-25T08:30:00Z');
const hours = { ...noHours, weekly: { ...noHours.weekly, wed: [{ from: 540, to: 720 }] } };
const change = { id: 'ama', state: 'published', hours, holidays: new Set<string>(), now } as const;
const at = (start: string, counsellor = 'ama') => ({ counsellor, start });
const taken = [
  at('2026-11-25T08:00Z'),
  at('2026-11-25T09:00Z'),
  at('2026-11-25T13:00Z'),
  at('2026-12-02T11:00Z'),
  at('2026-12-03T10:00Z'),
  at('2026-12-03T10:00Z', 'kofi'),
];

it('names the times to come at which the counsellor does not work', () => {
  expect(strandedStarts(change, taken)).toEqual(['2026-11-25T13:00Z', '2026-12-03T10:00Z']);
});

it('counts days away and holidays', () => {
  const away = { from: '2026-12-01', until: '2026-12-02' };
  expect(strandedStarts({ ...change, hours: { ...hours, away } }, taken)).toContain('2026-12-02T11:00Z');
  expect(strandedStarts({ ...change, holidays: new Set(['2026-12-02']) }, taken)).toContain(
    '2026-12-02T11:00Z',
  );
});

it('names every time to come of a counsellor who has left', () => {
  expect(strandedStarts({ ...change, state: 'left' }, taken)).toHaveLength(4);
});
