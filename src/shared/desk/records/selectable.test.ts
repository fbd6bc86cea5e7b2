import { expect, it } from 'vitest';
import type { Enquiry } from '@/entities/enquiry';
import { parseTuitionRequest } from '@/entities/tuition-request';
import { documentsOf } from '../../../../tests/policy/attempt';
import { newEnquiryCode, newTuitionCode, sendEnquiry, sendRequest } from '../../../../tests/samples/records';
import { builtFacts } from '@/shared/office-facts';
import { enquiryRecord } from '@/features/admin/enquiries/model/enquiry-record';
import { requestRecord } from '@/features/tuition/request-desk/model/request-record';
import { isSelectable, junkTransitionOf } from './selectable';

const enquiryIn = (state: string, fields = {}) => {
  const ref = newEnquiryCode();
  const [data = {}] = Object.values(documentsOf(sendEnquiry(ref, fields)));
  return enquiryRecord({ ...data, ref, state } as unknown as Enquiry, [], builtFacts);
};

const requestIn = (state: string, changes = {}) => {
  const ref = newTuitionCode();
  const [data = {}] = Object.values(documentsOf(sendRequest(ref)));
  return requestRecord(parseTuitionRequest(ref, { ...data, state, ...changes }), [], builtFacts);
};

it('includes records in every state, and names the transition to junk of those that have one', () => {
  const states = ['submitted', 'reviewing', 'offered', 'running', 'ended'];
  expect(states.map((state) => isSelectable(requestIn(state)))).toEqual(states.map(() => true));
  expect(states.map((state) => junkTransitionOf(requestIn(state)) !== undefined)).toEqual([
    true,
    true,
    false,
    false,
    false,
  ]);
  expect(junkTransitionOf(requestIn('reviewing'))).toMatchObject({
    event: 'request.junked',
    from: 'reviewing',
  });
});

it('includes junk, to be deleted', () => {
  expect(isSelectable(requestIn('junk'))).toBe(true);
  expect(junkTransitionOf(requestIn('junk'))).toBeUndefined();
});

it('excludes reports of a child at risk and families with a concern', () => {
  expect(isSelectable(enquiryIn('new', { topic: 'safeguarding' }))).toBe(false);
  const parting = { reason: 'safety', words: '', isHeard: false };
  expect(isSelectable(requestIn('reviewing', { parting }))).toBe(false);
  expect(isSelectable(requestIn('reviewing', { parting: { ...parting, isHeard: true } }))).toBe(true);
});
