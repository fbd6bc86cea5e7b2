import { codeHolder, createChangeId, logMove } from '@/entities/change-log';
import { invitationPath, type Invitation } from '@/entities/neighbour-group';
import { offerPath, type Offer } from '@/entities/offer';
import type { NewAct } from '@/shared/pending-writes';
import { familyMove, requestMove } from './family-moves';

type OfferFacts = Pick<Offer, 'id' | 'state' | 'lastChange'>;

/** The family takes this tutor: the offer is chosen and the trial begins, in one batch. */
export function chooseTutor(
  ref: string,
  { id: offerId, state, lastChange }: OfferFacts,
  name: string,
): NewAct {
  const id = createChangeId();
  const record = offerPath(offerId);
  return {
    id,
    owner: ref,
    record,
    basis: lastChange,
    event: 'offer.chosen',
    writes: [
      ...familyMove(ref, id, { record, event: 'offer.chosen', from: state, to: 'chosen' }),
      ...requestMove(ref, 'offer.accepted', 'offered', 'trial'),
    ],
    shown: { name },
  };
}

/**
 * The family does not take this tutor. A batch of its own for each: the database looks up at most 20 documents for the rules
 * of one batch, and three offers with the request would need more.
 */
export function passTutor(ref: string, { id: offerId, state, lastChange }: OfferFacts, name: string): NewAct {
  const id = createChangeId();
  const record = offerPath(offerId);
  const writes = familyMove(ref, id, { record, event: 'offer.passed', from: state, to: 'passed' });
  return { id, owner: ref, record, basis: lastChange, event: 'offer.passed', writes, shown: { name } };
}

/**
 * The family takes this tutor, and with that none of the others. They wait for the choice: whoever cannot be chosen any more must not cost
 * the family the rest.
 */
export function chooseAmong(
  ref: string,
  offer: OfferFacts,
  name: string,
  others: readonly OfferFacts[],
): readonly NewAct[] {
  const choice = chooseTutor(ref, offer, name);
  return [choice, ...others.map((other) => ({ ...passTutor(ref, other, ''), waitsFor: choice.id }))];
}

/** The family's yes or no to a group of neighbours. */
export function answerInvitation(
  ref: string,
  { groupId, lastChange }: Pick<Invitation, 'groupId' | 'lastChange'>,
  isYes: boolean,
): NewAct {
  const id = createChangeId();
  const record = invitationPath(ref, groupId);
  const event = isYes ? 'invitation.agreed' : 'invitation.declined';
  const writes = logMove({
    id,
    by: codeHolder,
    record,
    event,
    from: 'invited',
    to: isYes ? 'agreed' : 'declined',
  });
  return { id, owner: ref, record, basis: lastChange, event, writes, shown: {} };
}
