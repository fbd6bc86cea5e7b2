import { logContactCorrection, logCorrection, type Staff } from '@/entities/change-log';
import { followContact, phoneTailPath } from '@/entities/phone-tail';
import {
  applicantContactPath,
  applicationCorrected,
  correctableOfApplicant,
  correctableOfApplication,
  correctableOfReferees,
  refereesPath,
  tutorApplicationPath,
  type ApplicantContact,
  type Referees,
  type TutorApplication,
} from '@/entities/tutor-application';
import { baseApi, onePress, withBackend, type Pressed } from '@/shared/api';
import { submitOnce, type DocumentsPort } from '@/shared/backend';
import { withCorrection, type Correction } from '@/shared/correction';
import { numbersThatFollow } from './follow-number';

/** Offers that follow in the batch of the correction; the lookups of one batch are limited. */
const inOneBatch = 4;

/** An application as the office saw it, with a contact beside it once that is open. */
export interface ApplicationSeen extends TutorApplication, Partial<Referees> {
  readonly applicant?: ApplicantContact;
}

interface ApplicationCorrection extends Pressed {
  /** The correction fails when the field has changed since. */
  readonly stored: ApplicationSeen;
  readonly correction: Correction;
  readonly by: Staff;
}

/**
 * Corrects one field of an application, or of a contact beside it. What the office finds it by, and the
 * number that families of the tutor read, follow. Safe to press again.
 */
export async function correctApplication(
  documents: DocumentsPort,
  { stored, correction, by, actionId: id }: ApplicationCorrection,
): Promise<void> {
  const { ref } = stored;
  const { field } = correction;
  const line = { id, by, record: tutorApplicationPath(ref), stored, correction };
  if (correctableOfReferees.coded.concat(correctableOfReferees.personal).includes(field)) {
    const contact = refereesPath(ref);
    const fields = correctableOfReferees;
    await submitOnce({ documents }, logContactCorrection({ ...line, contact, fieldOf: (at) => at, fields }));
  } else if (correctableOfApplicant.personal.includes(field)) {
    const phone = withCorrection(stored, correction).applicant?.phone ?? '';
    const isPhone = field === 'applicant.phone';
    const tail = isPhone ? followContact(ref, { phone }, await documents.get(phoneTailPath(ref))) : [];
    const readNumbers = async () => (isPhone ? numbersThatFollow(documents, ref, { phone }) : []);
    const updates = (await readNumbers()).filter(({ type }) => type === 'update');
    await submitOnce({ documents }, [
      ...logContactCorrection({
        ...line,
        contact: applicantContactPath(ref),
        fieldOf: (at) => at.replace(/^applicant\./, ''),
        fields: correctableOfApplicant,
      }),
      ...tail,
      ...updates.slice(0, inOneBatch),
    ]);
    for (const write of await readNumbers()) await submitOnce({ documents }, [write]);
  } else {
    const writes = logCorrection({
      ...line,
      event: applicationCorrected,
      fields: correctableOfApplication,
    });
    const { phone = '', name } = withCorrection(stored, correction).profile;
    const found = { 'profile.phone': { phone }, 'profile.name': { name } }[field];
    const tail = found ? followContact(ref, found, await documents.get(phoneTailPath(ref))) : [];
    await submitOnce({ documents }, [...writes, ...tail]);
  }
}

const api = baseApi.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    correctApplication: build.mutation<null, ApplicationCorrection>({
      queryFn: withBackend(async ({ documents }, correction) => {
        await correctApplication(documents, correction);
        return null;
      }),
    }),
  }),
});

export const useCorrectApplicationMutation = onePress(api.useCorrectApplicationMutation);
