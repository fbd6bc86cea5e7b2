import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { parseSchoolProposal } from '@/entities/consultancy/proposal';
import { filledSteps, proposalInput, proposalSchema, typedSums, withoutStep } from './proposal-input';

const now = new Date('2026-11-25T10:00:00.000Z');
const schema = proposalSchema(() => now);

const typed = {
  ...proposalInput(undefined, now),
  aims: 'More pupils pass mathematics.',
  measures: 'The mock in March, before and after.',
  s1What: 'Look at the results/marks',
  s1Day: '2026-12-01',
  s1Days: '2',
  s1Price: 'GH₵ 1,060.50',
  s3What: 'Train teachers',
  s3Day: '2026-12-08',
  s3Days: '1',
  s3Price: '0',
};

/** Each field with the first of its messages; empty when the form is taken. */
function problems(changes: Partial<typeof typed>): readonly string[] {
  // As the form validates.
  const { issues = [] } = v.safeParse(schema, { ...typed, ...changes }, { abortPipeEarly: true });
  const byField = new Map([...issues].reverse().map(({ path, message }) => [path?.[0]?.key, message]));
  return [...byField].map(([field, message]) => `${String(field)}: ${message.replace(/[{|].*/, '')}`);
}

describe('the form of a proposal', () => {
  it('stores prices in pesewas, and leaves no gap between steps', () => {
    expect(v.parse(schema, typed).steps).toEqual({
      s1: { what: 'Look at the results/marks', day: '2026-12-01', days: 2, pesewas: 106_050 },
      s2: { what: 'Train teachers', day: '2026-12-08', days: 1, pesewas: 0 },
    });
  });

  it.each([
    [{ aims: ' ' }, 'aims'],
    [{ s1What: '' }, 's1What'],
    [{ s1What: 'x'.repeat(171) }, 's1What'],
    [{ s1Days: '61' }, 's1Days'],
    [{ s1Price: '' }, 's1Price'],
    [{ s1Price: '100000.01' }, 's1Price'],
    [{ s3Day: '2026-11-24' }, 's3Day'],
    [{ validUntil: '2026-11-24' }, 'validUntil'],
  ])('asks again for %o at its field', (changes, field) => {
    expect(problems(changes).map((problem) => problem.split(':')[0])).toEqual([field]);
  });

  it('asks for one step at least, and for all that is missing at once', () => {
    const empty = proposalInput(undefined, now);
    expect(
      problems({ ...empty, measures: 'B' })
        .map((one) => one.split(':')[0])
        .sort(),
    ).toEqual(['aims', 's1Day', 's1Days', 's1Price', 's1What']);
  });

  it('adds up what is typed so far, and shows every step that has something', () => {
    expect(typedSums({ ...typed, s3Days: 'many' })).toEqual({ days: 2, pesewas: 106_050 });
    expect(filledSteps(typed)).toBe(3);
    expect(filledSteps(proposalInput(undefined, now))).toBe(1);
  });

  it('moves the later steps up when one is removed', () => {
    const rest = withoutStep(typed, 's2');
    expect(rest).toMatchObject({ s1What: typed.s1What, s2What: 'Train teachers', s3What: '' });
  });

  it('begins with the newest version', () => {
    const stamp = now.toISOString();
    const latest = parseSchoolProposal('v1', {
      state: 'sent',
      createdAt: stamp,
      movedAt: stamp,
      updatedAt: stamp,
      lastChange: '',
      isSample: false,
      version: 1,
      aims: 'Aims',
      measures: 'Marks',
      validUntil: '2026-12-01',
      steps: { s1: '2026-12-01/2/60050/Train / teach' },
      answer: { name: '', position: '', words: '' },
    });
    expect(proposalInput(latest, now)).toMatchObject({
      aims: 'Aims',
      validUntil: '2026-12-25',
      s1What: 'Train / teach',
      s1Price: '600.5',
    });
  });
});
