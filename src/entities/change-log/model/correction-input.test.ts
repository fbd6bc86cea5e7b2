import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { requiredInteger, requiredName, someOf } from '@/shared/fields';
import { subjects } from '@/shared/ghana';
import { correctionSchema, noCorrection, type CorrectionInput } from './correction-input';

const stored = { name: 'Ama S.', years: 6, subjects: ['mathematics', 'science'] };
const inputs: readonly CorrectionInput[] = [
  { name: 'name', kind: 'text', schema: requiredName, value: stored.name },
  { name: 'years', kind: 'text', schema: requiredInteger(0, 60), value: '6' },
  { name: 'subjects', kind: 'some', codes: subjects, schema: someOf(subjects), value: stored.subjects },
];

/** What the form makes of its inputs; fields and messages when it refuses them. */
function read(given: Partial<typeof noCorrection>) {
  const result = v.safeParse(correctionSchema(inputs, stored), {
    ...noCorrection,
    reason: 'mistyped',
    ...given,
  });
  return result.success
    ? result.output
    : result.issues.map(({ path, message }) => `${String(path?.[0].key)}: ${message}`);
}

describe('the form of a correction', () => {
  it('gives the field, the value as it is stored, and the reason', () => {
    expect(read({ field: 'years', text: ' 7 ' })).toEqual({ field: 'years', to: 7, reason: 'mistyped' });
    expect(read({ field: 'subjects', picked: ['science', 'french'] })).toEqual({
      field: 'subjects',
      to: ['science', 'french'],
      reason: 'mistyped',
    });
  });

  it.each([
    [{ reason: '' }, ['reason: required', 'field: required']],
    [{ field: 'name', text: '' }, ['text: required']],
    [{ field: 'name', text: '  Ama S. ' }, ['text: same']],
    [{ field: 'years', text: '6' }, ['text: same']],
    [{ field: 'years', text: '61' }, ['text: range?min=0&max=60']],
    [{ field: 'subjects', picked: [] }, ['picked: required']],
    [{ field: 'subjects', picked: ['science', 'mathematics'] }, ['picked: same']],
    [{ field: 'subjects', picked: [...subjects] }, ['picked: fewer']],
    [{ field: 'price', text: '1' }, ['field: required']],
  ])('asks again for %o', (given, problems) => {
    expect(read(given)).toEqual(problems);
  });
});
