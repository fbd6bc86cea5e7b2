import { expect, it } from 'vitest';
import { compareDoor } from './compare-door';

const code = (issue: number, digits: string) => ({ moment: 'arrival' as const, issue, code: digits });
const entry = (issue: number, typed: string, moment: 'arrival' | 'leaving' = 'arrival') => ({
  moment,
  issue,
  typed,
  at: '2026-03-10T15:02:00.000Z',
  typedAt: '2026-03-10T15:01:00.000Z',
});

it('compares nothing before a code is issued, whatever was typed', () => {
  expect(compareDoor('arrival', [], [entry(1, '4821')])).toEqual({ kind: 'no-code' });
});

it('waits for the tutor’s entry, and ignores one for another moment', () => {
  const finding = compareDoor('arrival', [code(1, '4821')], [entry(1, '4821', 'leaving')]);
  expect(finding).toEqual({ kind: 'waiting', code: '4821', issue: 1 });
});

it('distinguishes a right from a wrong code', () => {
  expect(compareDoor('arrival', [code(1, '4821')], [entry(1, '4821')])).toMatchObject({ kind: 'right' });
  expect(compareDoor('arrival', [code(1, '4821')], [entry(1, '4812')])).toMatchObject({
    kind: 'wrong',
    issue: 1,
  });
});

it('resets with a new code: an old entry does not count for it', () => {
  const codes = [code(2, '0937'), code(1, '4821')];
  expect(compareDoor('arrival', codes, [entry(1, '0937')])).toMatchObject({ kind: 'waiting', issue: 2 });
  expect(compareDoor('arrival', codes, [entry(1, '1111'), entry(2, '0937')])).toMatchObject({
    kind: 'right',
  });
});
