import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { parseJob, type JobContent } from '@/entities/jobs/job';
import { code, content, job as path, jobIn } from '../../../../../tests/samples/posts';
import { copyOf, extensionSchema, inputOf, postSchema, type PostInput } from './post-input';

const job = parseJob(code, jobIn('published')[path] ?? {});
const now = () => new Date();
const schema = postSchema(now, () => false);
const typed = inputOf(job);

/** Each field with the first of its messages, which the form shows; empty when the form is taken. */
function problems(of: v.GenericSchema, given: object): readonly string[] {
  const { issues = [] } = v.safeParse(of, given);
  const byField = new Map([...issues].reverse().map(({ path: at, message }) => [at?.[0]?.key, message]));
  return [...byField].map(([field, message]) => `${String(field)}: ${message}`);
}

const day = (ahead: number) => new Date(Date.now() + ahead * 86_400_000).toISOString().slice(0, 10);

describe('the form of a post', () => {
  it('gives back what is stored, whatever the pay', () => {
    const { school: _school, ...written } = content;
    const pays: readonly JobContent['pay'][] = [
      { kind: 'unstated' },
      { kind: 'exact', per: 'hour', amount: 4050 },
      { kind: 'range', per: 'month', from: 180_000, to: 240_000 },
    ];
    for (const pay of pays) expect(v.parse(schema, inputOf({ ...job, pay }))).toEqual({ ...written, pay });
  });

  it('begins a copy with everything but the closing day', () => {
    expect(copyOf(job)).toEqual({ ...typed, closesDay: '' });
    expect(problems(schema, copyOf(job))).toEqual(['closesDay: required']);
  });

  const wrong: readonly (readonly [Partial<Record<keyof PostInput, unknown>>, readonly string[]])[] = [
    [{ closesDay: day(-2) }, ['closesDay: datePast']],
    [{ closesDay: day(0), closesTime: '00:00' }, ['closesTime: closing']],
    [{ closesDay: day(400) }, ['closesDay: dateFar']],
    [{ closesTime: '25:00' }, ['closesTime: clock']],
    [{ payKind: 'range', from: '2,400', to: '1,800' }, ['to: payOrder']],
    [{ payKind: 'range', from: '1800', to: '1800' }, ['to: payOrder']],
    [{ payKind: 'range', from: '', to: '1800' }, ['from: required']],
    [{ payKind: 'exact', amount: '' }, ['amount: required']],
    [{ payKind: 'exact', amount: 'plenty' }, ['amount: number']],
    [{ payKind: null }, ['payKind: required']],
    [{ title: 'Maths\u202Erehcaet' }, ['title: hidden']],
    [{ words: 'Three\u200Bclasses' }, ['words: hidden']],
    [{ words: 'a'.repeat(4001) }, ['words: maxLength?max=4000']],
    [{ asked: '<b>now</b>' }, ['asked: tags']],
    [{ schoolId: '' }, ['schoolId: required']],
    [
      { title: '\u200B', payKind: 'range', from: '2,400', to: '1,800', closesDay: day(-3) },
      ['title: hidden', 'to: payOrder', 'closesDay: datePast'],
    ],
    [{ levels: [] }, ['levels: required']],
  ];

  it.each(wrong)('asks again for %o', (changes, expected) => {
    const found = problems(schema, { ...typed, ...changes });
    expect([...found].sort()).toEqual([...expected].sort());
  });

  it('takes a post that names no subject, as of a class teacher', () => {
    expect(problems(schema, { ...typed, subjects: [] })).toEqual([]);
  });

  it('refuses what another tab has stored', () => {
    const known = postSchema(now, ({ title, closesAt }) => title === job.title && closesAt === job.closesAt);
    expect(problems(known, typed)).toEqual(['title: postThere']);
    expect(problems(known, { ...typed, title: 'Science teacher' })).toEqual([]);
  });
});

describe('the form that extends a post', () => {
  const extension = extensionSchema(now, job.closesAt);

  it('takes a later time alone, within a year', () => {
    expect(problems(extension, { closesDay: day(30), closesTime: '17:00' })).toEqual([]);
    expect(v.parse(extension, { closesDay: day(30), closesTime: '17:00' })).toEqual({
      closesAt: `${day(30)}T17:00:00.000Z`,
    });
    expect(problems(extension, { closesDay: day(1), closesTime: '17:00' })).toEqual([
      'closesTime: closingLater',
    ]);
    expect(problems(extension, { closesDay: '', closesTime: '17:00' })).toEqual(['closesDay: required']);
  });
});
