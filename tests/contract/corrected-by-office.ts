import { expect } from 'vitest';
import { createChangeId, logContactCorrection, type Staff } from '../../src/entities/change-log';
import {
  guardianContactPath,
  parseGuardianContact,
  parseTuitionRequest,
  tuitionRequestPath,
} from '../../src/entities/tuition-request';
import {
  applicantContactPath,
  correctableOfApplicant,
  correctableOfReferees,
  parseTutorApplication,
  refereesPath,
  tutorApplicationPath,
} from '../../src/entities/tutor-application';
import { parseTutor, tutorPath, type Tutor } from '../../src/entities/tutor';
import { correctProfile } from '@/features/admin/people/model/correct-profile';
import { correctGuardian, correctRequest } from '@/features/tuition/request-desk/api/correct-request';
import type { BackendPort } from '@/shared/backend';
import type { Correction } from '@/shared/correction';
import { familyPhone, mark, mistypedPhone } from './person-texts';

/**
 * The office corrects fields of the tutor's profile, personal ones too. What it saw earlier does not
 * overwrite what is stored now.
 */
export async function correctedByOffice(backend: BackendPort, userId: string, by: Staff): Promise<void> {
  const read = async () => parseTutor(userId, (await backend.documents.get(tutorPath(userId))) ?? {});
  const correct = (tutor: Tutor, correction: Correction, actionId = createChangeId()) =>
    correctProfile(backend, { tutor, correction, by, actionId });
  const first = await read();
  const towns = { field: 'towns', to: `${mark} Hills`, reason: 'asked' } as const;
  const actionId = createChangeId();
  await correct(first, towns, actionId);
  // The same press again, after a lost answer. The tests of Firebase load the adapter's modules once for each
  // tab, so its errors are of another class than the one that `submitOnce` knows.
  await correct(first, towns, actionId).catch((cause: unknown) =>
    expect(cause).toMatchObject({ code: 'already-exists' }),
  );
  const about = { field: 'about', to: `${mark} is me`, reason: 'unsuitable' } as const;
  await expect(correct(first, about)).rejects.toMatchObject({ code: 'forbidden' });
  await correct(await read(), about);
  // Codes are compared one by one, so a change elsewhere is no hindrance.
  await correct(first, { field: 'subjects', to: ['science', 'french'], reason: 'mistyped' });
  expect(await read()).toMatchObject({
    towns: towns.to,
    about: about.to,
    subjects: ['science', 'french'],
    levels: first.levels,
  });
}

/** The office corrects what a family wrote and its contact, while an offer shows both to a tutor. */
export async function correctedFamily({ documents }: BackendPort, ref: string, by: Staff): Promise<void> {
  const read = async () => {
    const [request, contact] = [tuitionRequestPath(ref), guardianContactPath(ref)];
    const guardian = parseGuardianContact(ref, (await documents.get(contact)) ?? {});
    return { request: parseTuitionRequest(ref, (await documents.get(request)) ?? {}), guardian };
  };
  for (const correction of [
    { field: 'learner.need', to: `${mark} needs glasses`, reason: 'asked' },
    { field: 'wishedTutor', to: mark, reason: 'asked' },
  ] as const) {
    const { request } = await read();
    await correctRequest(documents, { request, correction, by, actionId: createChangeId() });
  }
  for (const correction of [
    { field: 'guardian.phone', to: mistypedPhone, reason: 'asked' },
    { field: 'guardian.phone', to: familyPhone, reason: 'mistyped' },
    { field: 'guardian.name', to: `${mark} Mensah`, reason: 'asked' },
    { field: 'consent.news', to: true, reason: 'asked' },
  ] as const) {
    const { request, guardian } = await read();
    const stored = { updatedAt: request.updatedAt, guardian, consent: guardian.consent };
    await correctGuardian(documents, { request, stored, correction, by, actionId: createChangeId() });
  }
  expect(await read()).toMatchObject({
    request: { learner: { need: `${mark} needs glasses` } },
    guardian: { phone: familyPhone, name: `${mark} Mensah`, consent: { news: true } },
  });
}

/** The office corrects the contact of an applicant, and a referee. */
export async function correctedApplicant({ documents }: BackendPort, ref: string, by: Staff): Promise<void> {
  const record = tutorApplicationPath(ref);
  const read = async () => parseTutorApplication(ref, (await documents.get(record)) ?? {});
  const applicant = await documents.get(applicantContactPath(ref));
  await documents.commit(
    logContactCorrection({
      id: createChangeId(),
      by,
      record,
      contact: applicantContactPath(ref),
      fieldOf: (field) => field.replace('applicant.', ''),
      stored: { ...(await read()), applicant },
      correction: { field: 'applicant.email', to: `new.${String(applicant?.email)}`, reason: 'mistyped' },
      fields: correctableOfApplicant,
    }),
  );
  await documents.commit(
    logContactCorrection({
      id: createChangeId(),
      by,
      record,
      contact: refereesPath(ref),
      fieldOf: (field) => field,
      stored: { ...(await read()), ...(await documents.get(refereesPath(ref))) },
      correction: { field: 'first.place', to: `School of ${mark}`, reason: 'checked' },
      fields: correctableOfReferees,
    }),
  );
}
