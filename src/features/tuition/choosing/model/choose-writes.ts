import { codeHolder, createChangeId, logTransition } from '@/entities/change-log';
import { invitationPath, type Invitation } from '@/entities/neighbour-group';
import { offerPath, type Offer } from '@/entities/offer';
import type { NewPendingWrite } from '@/shared/pending-writes';
import { familyTransition, requestTransition } from './family-transitions';

type OfferFacts = Pick<Offer, 'id' | 'state' | 'lastChange'>;

/** The family chooses this tutor: chooses the offer and starts the trial in one commit. */
export function chooseTutor(
  ref: string,
  { id: offerId, state, lastChange }: OfferFacts,
  name: string,
): NewPendingWrite {
  const id = createChangeId();
  const record = offerPath(offerId);
  return {
    id,
    owner: ref,
    record,
    basis: lastChange,
    event: 'offer.chosen',
    writes: [
      ...familyTransition(ref, id, { record, event: 'offer.chosen', from: state, to: 'chosen' }),
      ...requestTransition(ref, 'offer.accepted', 'offered', 'trial'),
    ],
    shown: { name },
  };
}

/**
 * The family declines this tutor. One commit per offer: the Firestore rules of one batch may read at most 20
 * documents, and three offers with the request would exceed that.
 */
export function passTutor(
  ref: string,
  { id: offerId, state, lastChange }: OfferFacts,
  name: string,
): NewPendingWrite {
  const id = createChangeId();
  const record = offerPath(offerId);
  const writes = familyTransition(ref, id, { record, event: 'offer.passed', from: state, to: 'passed' });
  return { id, owner: ref, record, basis: lastChange, event: 'offer.passed', writes, shown: { name } };
}

/**
 * Chooses this tutor and declines the others. The declines depend on the choice: if the tutor is no longer
 * available, the family keeps its other offers.
 */
export function chooseAmong(
  ref: string,
  offer: OfferFacts,
  name: string,
  others: readonly OfferFacts[],
): readonly NewPendingWrite[] {
  const choice = chooseTutor(ref, offer, name);
  return [choice, ...others.map((other) => ({ ...passTutor(ref, other, ''), waitsFor: choice.id }))];
}

/** The family accepts or declines a group invitation. */
export function answerInvitation(
  ref: string,
  { groupId, lastChange }: Pick<Invitation, 'groupId' | 'lastChange'>,
  isYes: boolean,
): NewPendingWrite {
  const id = createChangeId();
  const record = invitationPath(ref, groupId);
  const event = isYes ? 'invitation.agreed' : 'invitation.declined';
  const writes = logTransition({
    id,
    by: codeHolder,
    record,
    event,
    from: 'invited',
    to: isYes ? 'agreed' : 'declined',
  });
  return { id, owner: ref, record, basis: lastChange, event, writes, shown: {} };
}
