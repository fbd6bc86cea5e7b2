import * as v from 'valibot';
import { expect, it } from 'vitest';
import { enquirySchema, reportSchema } from './enquiry';

const unknown = { name: '', phone: '', email: '', message: 'Please look after the child of my neighbour' };
const problems = (schema: typeof enquirySchema | typeof reportSchema, sent: object) => {
  const result = v.safeParse(schema, sent);
  return (result.issues ?? []).map((issue) => v.getDotPath(issue));
};

it('asks for a name and a way to answer', () => {
  expect(problems(enquirySchema, { ...unknown, topic: 'other' })).toContain('name');
  expect(problems(enquirySchema, { ...unknown, name: 'Ama', topic: 'other' })).toEqual(['phone']);
});

it('lets whoever tells that a child may be at risk stay unknown', () => {
  expect(problems(reportSchema, { ...unknown, topic: 'safeguarding' })).toEqual([]);
  expect(problems(reportSchema, { ...unknown, topic: 'safeguarding', message: '' })).toEqual(['message']);
});
