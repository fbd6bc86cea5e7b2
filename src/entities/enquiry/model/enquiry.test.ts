import * as v from 'valibot';
import { expect, it } from 'vitest';
import { enquirySchema, reportSchema } from './enquiry';

const unknown = { name: '', phone: '', email: '', message: 'Please look after the child of my neighbour' };
const problems = (schema: typeof enquirySchema | typeof reportSchema, sent: object) => {
  const result = v.safeParse(schema, sent);
  return (result.issues ?? []).map((issue) => v.getDotPath(issue));
};

it('requires a name and contact details', () => {
  expect(problems(enquirySchema, { ...unknown, topic: 'other' })).toContain('name');
  expect(problems(enquirySchema, { ...unknown, name: 'Ama', topic: 'other' })).toEqual(['phone']);
});

it('allows an anonymous report of a child at risk', () => {
  expect(problems(reportSchema, { ...unknown, topic: 'safeguarding' })).toEqual([]);
  expect(problems(reportSchema, { ...unknown, topic: 'safeguarding', message: '' })).toEqual(['message']);
});
