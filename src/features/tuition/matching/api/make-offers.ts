import { logChange, logTrackedTransition, type Staff } from '@/entities/change-log';
import {
  createOffer,
  isOpenOffer,
  learnerPartOf,
  offerContactOf,
  offerPath,
  offerStateAt,
  parseOffer,
  type TutorContact,
} from '@/entities/offer';
import {
  guardianContactPath,
  parseGuardianContact,
  parseTuitionRequest,
  proposalsCollection,
  tuitionRequestPath,
  writeProposal,
  type TuitionRequest,
} from '@/entities/tuition-request';
import {
  applicantContactPath,
  parseApplicantContact,
  tutorApplicationPath,
} from '@/entities/tutor-application';
import { clearancePath } from '@/entities/vetting/evidence';
import { readEach, type Pressed } from '@/shared/api';
import {
  BackendFailure,
  submitEach,
  submitOnce,
  type BulkOutcome,
  type DocumentsPort,
} from '@/shared/backend';
import { deriveId } from '@/shared/lib/action';

/** A tutor to ask, and the price. */
export interface AskedTutor {
  readonly tutorId: string;
  /** Pesewas per lesson and child. */
  readonly price: number;
}

export interface NewOffers extends Pressed {
  readonly request: TuitionRequest;
  readonly tutors: readonly AskedTutor[];
  /** Number of children taught together. */
  readonly groupSize: number;
  readonly by: Staff;
}

/**
 * The tutor's number from the application by which the office has cleared the tutor; null when there is none.
 * Logs before that it is copied: nobody sees it.
 */
async function tutorContactOf(
  documents: DocumentsPort,
  tutorId: string,
  line: { readonly id: string; readonly by: Staff },
): Promise<TutorContact | null> {
  const ref = (await documents.get(clearancePath(tutorId)))?.ref;
  if (typeof ref !== 'string') return null;
  const record = tutorApplicationPath(ref);
  // An offer must not fail for want of a number: where there is no application, nothing is read.
  if ((await documents.get(record)) === null) return null;
  await submitOnce({ documents }, [logChange({ ...line, record, event: 'contact.copied' })]);
  const data = await documents.get(applicantContactPath(ref));
  return data && { phone: parseApplicantContact(ref, data).phone };
}

/** Tutors with an open offer for this request, from an earlier attempt or another officer. */
async function tutorsAsked(documents: DocumentsPort, ref: string): Promise<ReadonlySet<string>> {
  const found = await documents.list({ collection: proposalsCollection(ref) });
  const offers = await readEach(
    documents,
    found.map(({ id }) => offerPath(id)),
    parseOffer,
  );
  const open = offers.filter((offer) => isOpenOffer(offerStateAt(offer, new Date())));
  return new Set(open.map(({ tutorId }) => tutorId));
}

/**
 * Offers a request to tutors. Each offer is one commit with both contacts, proposal and change-log entry; the
 * first one also moves the request to `offered`. Logs before that the guardian's contact is copied. Tutors
 * with an open offer count as done. Outcome keys are tutor IDs.
 */
export async function makeOffers(
  documents: DocumentsPort,
  { actionId, request, tutors, groupSize, by }: NewOffers,
): Promise<BulkOutcome> {
  const { ref } = request;
  const record = tuitionRequestPath(ref);
  await submitOnce({ documents }, [logChange({ id: actionId, by, record, event: 'contact.copied' })]);
  const data = await documents.get(guardianContactPath(ref));
  if (!data) throw new BackendFailure('not-found', `request ${ref} has no contact`);
  const contact = offerContactOf(request, parseGuardianContact(ref, data));
  const learner = learnerPartOf(request);
  const asked = await tutorsAsked(documents, ref);
  // Read again: an earlier attempt or another officer may have moved the request.
  const now = await documents.get(record);
  const from = now ? parseTuitionRequest(ref, now).state : request.state;
  let isMoved = from === 'offered';
  return submitEach(
    tutors,
    ({ tutorId }) => tutorId,
    async (tutor, index) => {
      if (asked.has(tutor.tutorId)) return;
      const id = deriveId(actionId, index);
      const changeId = deriveId(id, 'line');
      const transition = { id: deriveId(actionId, 'r'), ref, record, by, event: 'offer.made', from };
      const tutorContact = await tutorContactOf(documents, tutor.tutorId, { id: deriveId(id, 'n'), by });
      await submitOnce({ documents }, [
        ...createOffer({ id, changeId, ref, learner, contact, tutorContact, groupSize, ...tutor }),
        writeProposal(ref, id, tutor.tutorId),
        logChange({ id: changeId, by, record: offerPath(id), event: 'offer.made', after: { state: 'sent' } }),
        ...(isMoved ? [] : logTrackedTransition({ ...transition, to: 'offered' })),
      ]);
      isMoved = true;
    },
  );
}
