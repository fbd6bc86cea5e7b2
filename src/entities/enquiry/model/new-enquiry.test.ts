import * as v from 'valibot';
import { expect, it } from 'vitest';
import { enquirySchema } from './new-enquiry';

const unknown = { name: '', phone: '', email: '', message: 'Please look after the child of my neighbour' };
const problems = (sent: object) =>
  (v.safeParse(enquirySchema, sent).issues ?? []).map((issue) => v.getDotPath(issue));

it('requires a name and contact details', () => {
  expect(problems({ ...unknown, topic: 'other' })).toContain('name');
  expect(problems({ ...unknown, name: 'Ama', topic: 'other' })).toEqual(['phone']);
});

it('takes no worry about a child, which has a form of its own', () => {
  expect(problems({ ...unknown, name: 'Ama', phone: '0241234567', topic: 'safeguarding' })).toEqual([
    'topic',
  ]);
});
