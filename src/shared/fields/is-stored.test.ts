import * as v from 'valibot';
import { expect, it } from 'vitest';
import { limits, requiredName } from './fields';
import { distinct, isStored } from './is-stored';

const schema = v.strictObject({
  name: requiredName,
  hours: v.pipe(v.array(v.picklist(['mon', 'tue'])), distinct()),
});

it('accepts values in the form that the schema writes', () => {
  expect(isStored(schema, { hours: ['tue', 'mon'], name: 'Ama' })).toBe(true);
});

it.each([
  ['spaces around a text', { name: `Ama${' '.repeat(1_000_000)}`, hours: [] }],
  ['a text that is too long', { name: 'a'.repeat(limits.name + 1), hours: [] }],
  ['one choice many times', { name: 'Ama', hours: ['mon', 'mon'] }],
  ['a field more', { name: 'Ama', hours: [], age: 7 }],
])('refuses %s', (_what, data) => {
  expect(isStored(schema, data)).toBe(false);
});
