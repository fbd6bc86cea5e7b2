import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { checkSchema, newSchoolSchema } from './school-forms';

const typed = {
  name: 'Bright Basic School',
  kind: 'private',
  levels: ['jhs'],
  region: 'GH-AA',
  town: 'Madina',
  phone: '0302 000 000',
  foundIn: 'sign',
};

/** Each field with the first of its messages, which the form shows; empty when the form is taken. */
function problems(schema: v.GenericSchema, given: object): readonly string[] {
  const { issues = [] } = v.safeParse(schema, given);
  const byField = new Map([...issues].reverse().map(({ path, message }) => [path?.[0]?.key, message]));
  return [...byField].map(([field, message]) => `${String(field)}: ${message}`);
}

describe('the form for a new school', () => {
  const known = [{ name: 'Bright  basic School ', town: 'Madina' }];

  it('is taken, with or without a number', () => {
    expect(problems(newSchoolSchema([]), typed)).toEqual([]);
    expect(problems(newSchoolSchema([]), { ...typed, phone: '' })).toEqual([]);
    expect(v.parse(newSchoolSchema([]), typed).phone).toBe('+233302000000');
  });

  it.each([
    [{ name: ' ' }, ['name: required']],
    [{ name: 'Bright\u202Eloohcs' }, ['name: hidden']],
    [{ town: 'Mad\u200Bina' }, ['town: hidden']],
    [{ levels: [] }, ['levels: required']],
    [{ kind: null }, ['kind: required']],
    [{ phone: '12' }, ['phone: phone']],
  ])('asks again for %o', (changes, expected) => {
    expect(problems(newSchoolSchema([]), { ...typed, ...changes })).toEqual(expected);
  });

  it('refuses a school that is there already, in the same town alone', () => {
    expect(problems(newSchoolSchema(known), typed)).toEqual(['name: schoolThere']);
    expect(problems(newSchoolSchema(known), { ...typed, town: 'Tema' })).toEqual([]);
  });
});

describe('the form of a check', () => {
  const schema = checkSchema(() => new Date('2026-11-24T10:00:00.000Z'));
  const check = { day: '2026-11-24', person: 'Yaw Darko', role: 'Head teacher', foundIn: 'sign' };

  it.each([
    [{}, []],
    [{ day: '2026-11-17' }, []],
    [{ day: '2026-11-16' }, ['day: callDay']],
    [{ day: '2026-11-25' }, ['day: callDay']],
    [{ day: '' }, ['day: required']],
    [{ person: '' }, ['person: required']],
    [{ role: '\u2066head' }, ['role: hidden']],
  ])('with %o', (changes, expected) => {
    expect(problems(schema, { ...check, ...changes })).toEqual(expected);
  });
});
