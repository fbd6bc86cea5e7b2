import { expect, it } from 'vitest';
import { documentsOf } from '../../../../tests/policy/attempt';
import {
  newApplicationCode,
  sampleApplication,
  sendApplication,
} from '../../../../tests/samples/applications';
import {
  newConcernCode,
  newEnquiryCode,
  newTuitionCode,
  sendConcern,
  sendEnquiry,
  sendRequest,
} from '../../../../tests/samples/records';
import type { Write } from '@/shared/backend';
import { renewWrites } from './renew-writes';

const withoutTail = (writes: readonly Write[]) =>
  writes.filter(({ path }) => !path.startsWith('phoneTails/'));

/** What is stored of these writes where they are of an older version: it knew no keys of a name. */
const withoutNames = (writes: readonly Write[]) =>
  Object.fromEntries(
    Object.entries(documentsOf(writes)).map(([path, { names: _names, ...rest }]) => [path, rest]),
  );

/** As the version before sent an enquiry. */
function olderEnquiry(ref: string): readonly Write[] {
  const [record, contact, ...rest] = sendEnquiry(ref);
  if (record?.type !== 'create' || contact?.type !== 'create') throw new Error('other writes');
  return withoutTail([{ ...record, data: { ...record.data, ...contact.data } }, ...rest]);
}

it('splits the contact off an enquiry of an older version, and loses nothing', () => {
  const ref = newEnquiryCode();
  expect(documentsOf(renewWrites(olderEnquiry(ref)))).toEqual(withoutNames(sendEnquiry(ref)));
});

it('splits the writer off a worry of an older version, which says whether there is one', () => {
  for (const left of [{}, { name: 'Ama' }, { phone: '+233241234567', email: 'ama@example.com' }]) {
    const ref = newConcernCode();
    const sent = sendConcern(ref, left);
    const [record, ...rest] = sent;
    if (record?.type !== 'create') throw new Error('other writes');
    const { hasContact: _hasContact, ...data } = record.data;
    const contact = { name: '', phone: '', email: '', ...left };
    const older = [
      { ...record, data: { ...data, ...contact } },
      ...rest.filter(({ path }) => path !== `concerns/${ref}/contact/sender`),
    ];
    expect(documentsOf(renewWrites(older))).toEqual(documentsOf(sent));
  }
});

it('splits the contact off an application of an older version', () => {
  const ref = newApplicationCode();
  const sent = sendApplication(ref);
  const { phone, email } = sampleApplication;
  const older = withoutTail(sent).flatMap((write): readonly Write[] => {
    if (write.type !== 'create' || write.path === `tutorApplications/${ref}/contact/applicant`) return [];
    const { profile } = write.data;
    return typeof profile === 'object'
      ? [{ ...write, data: { ...write.data, profile: { ...profile, phone, email } } }]
      : [write];
  });
  expect(documentsOf(renewWrites(older))).toEqual(withoutNames(sent));
});

it('adds the end of the phone, where an older version stored none', () => {
  for (const sent of [sendRequest(newTuitionCode()), sendApplication(newApplicationCode())])
    expect(documentsOf(renewWrites(withoutTail(sent)))).toEqual(withoutNames(sent));
});

it('leaves the writes of this version as they are', () => {
  for (const writes of [
    sendEnquiry(newEnquiryCode()),
    sendEnquiry(newEnquiryCode(), { phone: '', email: 'ama@example.com' }),
    sendRequest(newTuitionCode()),
    sendApplication(newApplicationCode()),
    sendConcern(newConcernCode(), { phone: '+233241234567' }),
  ])
    expect(renewWrites(writes)).toEqual(writes);
});
