import {
  askCertificate,
  certificateAsked,
  certificatePath,
  type Certificate,
  type Counted,
} from '@/entities/certificate';
import { createChangeId, logChange } from '@/entities/change-log';
import { offerPath, type Offer } from '@/entities/offer';
import type { NewPendingWrite } from '@/shared/pending-writes';
import { transitionByTutor, signedByTutor } from '@/entities/change-log';
import type { Signature } from '@/shared/pending-writes';

/**
 * Requests a certificate from the family of an offer. On this phone the act belongs to the offer, which shows
 * it until the backend has it.
 */
export function askForCertificate(
  who: Signature,
  offer: Offer,
  counted: Counted,
  tutorName: string,
): NewPendingWrite {
  const [id, changeId] = [crypto.randomUUID(), createChangeId()];
  const { schoolClass, subjects } = offer.learner;
  const facts = { tutorId: who.userId, tutorName, schoolClass, subjects, ...counted };
  return {
    id: changeId,
    owner: who.userId,
    record: offerPath(offer.id),
    event: certificateAsked,
    writes: [
      ...askCertificate({ id, offerId: offer.id, changeId, ...facts }),
      logChange({
        id: changeId,
        by: signedByTutor(who),
        record: certificatePath(id),
        event: certificateAsked,
        after: { state: 'asked' },
      }),
    ],
    shown: { id, ...counted },
  };
}

/** Withdraws a certificate request that the family has not answered. */
export const withdrawCertificate = (
  who: Signature,
  offer: Pick<Offer, 'id'>,
  { id, state, lastChange }: Pick<Certificate, 'id' | 'state' | 'lastChange'>,
): NewPendingWrite => ({
  ...transitionByTutor(who, {
    record: certificatePath(id),
    basis: lastChange,
    event: 'certificate.withdrawn',
    from: state,
    to: 'withdrawn',
  }),
  record: offerPath(offer.id),
  shown: { id },
});
