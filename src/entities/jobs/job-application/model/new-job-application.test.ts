import * as v from 'valibot';
import { expect, it } from 'vitest';
import { createJobApplication, jobApplicationFormSchema } from './new-job-application';

const nobody = { Name: '', Phone: '', Relation: '', Place: '' };
const referee = (which: 'first' | 'second', parts: Partial<typeof nobody> = {}) =>
  Object.fromEntries(
    Object.entries({ ...nobody, ...parts }).map(([part, text]) => [`${which}${part}`, text]),
  );

const typed = {
  name: 'Abena Osei',
  phone: '024 412 3456',
  email: '',
  region: 'GH-AA',
  town: 'Madina',
  qualification: 'B.Ed. Mathematics, UCC 2019',
  years: '6',
  subjects: [],
  ntcLicence: 'PT/006655 /2019',
  cover: 'Six years of JHS.',
  ...referee('first'),
  ...referee('second'),
  consent: true,
};
const kojo = { Name: 'Kojo Mensah', Phone: '020 123 4567', Relation: 'head', Place: 'Madina' };

const problems = (sent: object) =>
  (v.safeParse(jobApplicationFormSchema, sent).issues ?? []).map((issue) => v.getDotPath(issue));

const writes = (sent: object) =>
  createJobApplication('LL-J1', {
    job: 'LL-P1',
    sent: v.parse(jobApplicationFormSchema, sent),
    cv: null,
    language: 'en',
    sentAt: new Date('2026-03-03T10:20:59.500Z'),
  });

it('needs no referee, and of one that is begun everything', () => {
  expect(problems(typed)).toEqual([]);
  expect(problems({ ...typed, ...referee('second', { Name: 'Kojo Mensah' }) })).toEqual([
    'secondPhone',
    'secondRelation',
    'secondPlace',
  ]);
});

it('stores the minute in which Send was pressed, and name and contact beside the record', () => {
  const [record, contact, ...others] = writes(typed);
  expect(record).toMatchObject({
    data: { sentAt: '2026-03-03T10:20:00.000Z', profile: { ntcLicence: 'PT/006655/2019' } },
  });
  expect(JSON.stringify(record)).not.toContain('Abena');
  expect(contact).toMatchObject({ data: { name: 'Abena Osei', phone: '+233244123456', email: '' } });
  expect(others).toEqual([]);
});

it('stores the only referee as the first', () => {
  expect(writes({ ...typed, ...referee('second', kojo) }).at(-1)).toEqual({
    type: 'create',
    path: 'jobApplications/LL-J1/contact/referees',
    data: {
      first: { name: 'Kojo Mensah', phone: '+233201234567', relation: 'head', place: 'Madina' },
      second: '',
    },
  });
});
