import 'fake-indexeddb/auto';
import { expect, it } from 'vitest';
import { offerPath, tutorContactPath } from '@/entities/offer';
import {
  applicantContactPath,
  parseApplicantContact,
  parseTutorApplication,
  tutorApplicationPath,
} from '@/entities/tutor-application';
import { correctApplication } from '@/features/tutors/vetting/api/correct-application';
import { clearedApplication } from '../samples/clearance';
import { makeOffer } from '../samples/offers';
import { startOffered } from './offered-request';

const number = '+233201119876';

it('a corrected number of a tutor is followed by what families of every open offer read', async () => {
  const { documents, ref, ids, by } = await startOffered();
  // Made before the office copied numbers.
  const older = crypto.randomUUID();
  await documents.commit(
    makeOffer(ref, { id: older, tutorId: 'ama' }, by).filter(({ path }) => path !== tutorContactPath(older)),
  );
  const seen = parseTutorApplication(
    clearedApplication,
    (await documents.get(tutorApplicationPath(clearedApplication))) ?? {},
  );
  const applicant = parseApplicantContact(
    clearedApplication,
    (await documents.get(applicantContactPath(clearedApplication))) ?? {},
  );
  const press = {
    stored: { ...seen, applicant },
    correction: { field: 'applicant.phone', to: number, reason: 'outdated' },
    by,
    actionId: crypto.randomUUID(),
  } as const;
  await correctApplication(documents, press);
  // The same press again, after a lost answer.
  await correctApplication(documents, press);
  expect(await documents.get(applicantContactPath(clearedApplication))).toMatchObject({ phone: number });
  for (const id of [...ids, older])
    expect(await documents.get(tutorContactPath(id)), offerPath(id)).toEqual({ phone: number });
});
