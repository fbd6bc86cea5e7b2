import { expect, it } from 'vitest';
import { documentsOf } from '../../../../tests/policy/attempt';
import { newEnquiryCode, newTuitionCode, sendEnquiry, sendRequest } from '../../../../tests/samples/records';
import type { Write } from '@/shared/backend';
import { renewWrites } from './renew-writes';

/** As the version before sent an enquiry. */
function olderEnquiry(ref: string): readonly Write[] {
  const [record, contact, tracking] = sendEnquiry(ref);
  if (record?.type !== 'create' || contact?.type !== 'create' || !tracking) throw new Error('other writes');
  return [{ ...record, data: { ...record.data, ...contact.data } }, tracking];
}

it('splits the contact off an enquiry of an older version, and loses nothing', () => {
  const ref = newEnquiryCode();
  expect(documentsOf(renewWrites(olderEnquiry(ref)))).toEqual(documentsOf(sendEnquiry(ref)));
});

it('leaves the writes of this version as they are', () => {
  for (const writes of [sendEnquiry(newEnquiryCode()), sendRequest(newTuitionCode())])
    expect(renewWrites(writes)).toEqual(writes);
});
