import { logContactCorrection, logCorrection, type Staff } from '@/entities/change-log';
import { followContact, phoneTailPath } from '@/entities/phone-tail';
import { trackCorrection } from '@/entities/tracking';
import {
  correctableOfConsent,
  correctableOfGuardian,
  correctableOfRequest,
  guardianContactPath,
  requestCorrected,
  topicOfRequest,
  tuitionRequestPath,
  type GuardianContact,
  type TuitionRequest,
} from '@/entities/tuition-request';
import { baseApi, onePress, withBackend, type Pressed } from '@/shared/api';
import { submitOnce, type DocumentsPort } from '@/shared/backend';
import { withCorrection, type Correction } from '@/shared/correction';
import { copiesOf, followRequest, inOneBatch, readGuardian, renameInGroups } from './follow-request';

export interface RequestCorrection extends Pressed {
  /** The request as the office saw it. The correction fails when the field has changed since. */
  readonly request: TuitionRequest;
  readonly correction: Correction;
  readonly by: Staff;
}

/**
 * Corrects one field of a request, with what was and what is in the change log and a step for the family.
 * What tutors and neighbours read of it follows. Safe to press again.
 */
export async function correctRequest(
  documents: DocumentsPort,
  { request, correction, by, actionId: id }: RequestCorrection,
): Promise<void> {
  const { ref } = request;
  const record = tuitionRequestPath(ref);
  const corrected = withCorrection(request, correction);
  const copies = await copiesOf(documents, corrected, await readGuardian(documents, ref));
  await submitOnce({ documents }, [
    ...logCorrection({
      id,
      by,
      record,
      event: requestCorrected,
      stored: request,
      correction,
      fields: correctableOfRequest,
    }),
    trackCorrection(ref, id, { field: correction.field, topic: topicOfRequest(corrected) }),
    ...copies.slice(0, inOneBatch),
  ]);
  await followRequest(documents, ref);
  if (correction.field === 'learner.name') await renameInGroups(documents, ref, by);
}

export interface GuardianCorrection extends Pressed {
  readonly request: TuitionRequest;
  /** The contact as the office saw it, as a part of its request. */
  readonly stored: GuardianPart;
  readonly correction: Correction;
  readonly by: Staff;
}

/** A guardian's contact with the version of its request: a correction fails when that has changed since. */
export interface GuardianPart extends Pick<GuardianContact, 'consent'> {
  readonly updatedAt: string;
  readonly guardian: GuardianContact;
}

/**
 * Corrects one field of a guardian's contact, with a line of its request and a step for the family. What
 * the office finds it by, and what a chosen tutor reads, follow. Safe to press again.
 */
export async function correctGuardian(
  documents: DocumentsPort,
  { request, stored, correction, by, actionId: id }: GuardianCorrection,
): Promise<void> {
  const { ref } = request;
  const { guardian } = withCorrection(stored, correction);
  const { phone, name } = guardian;
  const found = { 'guardian.phone': { phone }, 'guardian.name': { name } }[correction.field];
  const tail = await documents.get(phoneTailPath(ref));
  const copies = await copiesOf(documents, request, guardian);
  await submitOnce({ documents }, [
    ...logContactCorrection({
      id,
      by,
      record: tuitionRequestPath(ref),
      contact: guardianContactPath(ref),
      fieldOf: (field) => field.replace(/^guardian\./, ''),
      stored,
      correction,
      fields: correction.field.startsWith('consent.') ? correctableOfConsent : correctableOfGuardian,
    }),
    trackCorrection(ref, id, { field: correction.field }),
    ...(found ? followContact(ref, found, tail) : []),
    ...copies.slice(0, 1),
  ]);
  await followRequest(documents, ref);
}

const api = baseApi.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    /** Corrects one field of a request. */
    correctRequest: build.mutation<null, RequestCorrection>({
      queryFn: withBackend(async ({ documents }, correction) => {
        await correctRequest(documents, correction);
        return null;
      }),
    }),
    /** Corrects one field of a guardian's contact. */
    correctGuardian: build.mutation<null, GuardianCorrection>({
      queryFn: withBackend(async ({ documents }, correction) => {
        await correctGuardian(documents, correction);
        return null;
      }),
    }),
  }),
});

export const useCorrectRequestMutation = onePress(api.useCorrectRequestMutation);
export const useCorrectGuardianMutation = onePress(api.useCorrectGuardianMutation);
