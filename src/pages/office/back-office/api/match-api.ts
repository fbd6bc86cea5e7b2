import { createChangeId, logChange, logMove } from '@/entities/change-log';
import {
  createOffer,
  noEnding,
  offerPath,
  type Offer,
  type OfferEvent,
  type OfferState,
} from '@/entities/offer';
import { trackMove } from '@/entities/tracking';
import {
  guardianContactPath,
  parseGuardianContact,
  tuitionRequestPath,
  writeProposal,
  type TuitionRequest,
} from '@/entities/tuition-request';
import { baseApi, withBackend } from '@/shared/api';
import { BackendFailure, type Write } from '@/shared/backend';
import { learnerPartOf, offerContactOf } from '../model/match/offer-terms';
import type { Officer } from './desk-api';

/** Whom to ask, and for how much. */
export interface AskedTutor {
  readonly tutorId: string;
  /** Pesewas for one lesson and child. */
  readonly price: number;
}

interface NewOffers {
  readonly request: TuitionRequest;
  readonly tutors: readonly AskedTutor[];
  /** Children taught together. */
  readonly groupSize: number;
  readonly by: Officer;
}

interface OfferMove {
  readonly offer: Pick<Offer, 'id' | 'state'>;
  readonly event: OfferEvent;
  readonly to: OfferState;
  readonly by: Officer;
}

const moveOffer = ({ offer, event, to, by }: OfferMove): readonly Write[] =>
  logMove({
    id: createChangeId(),
    by,
    record: offerPath(offer.id),
    event,
    from: offer.state,
    to,
    ...(to === 'ended' && { changes: { ending: { ...noEnding, by: 'office', reason: 'other' } } }),
  });

/** A move of a request with its tracking and its line. */
export function moveRequest(
  ref: string,
  by: Officer,
  event: string,
  from: string,
  to: string,
): readonly Write[] {
  const id = createChangeId();
  return [...logMove({ id, by, record: tuitionRequestPath(ref), event, from, to }), trackMove(ref, id, to)];
}

const api = baseApi.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    /**
     * Offers a request to tutors, each in one batch with its contact, proposal and line; the first also moves the request to
     * `offered`. That the guardian's contact was read for it is written down first.
     */
    makeOffers: build.mutation<null, NewOffers>({
      queryFn: withBackend(async ({ documents }, { request, tutors, groupSize, by }) => {
        const { ref } = request;
        const record = tuitionRequestPath(ref);
        await documents.commit([logChange({ id: createChangeId(), by, record, event: 'contact.shown' })]);
        const data = await documents.get(guardianContactPath(ref));
        if (!data) throw new BackendFailure('not-found', `request ${ref} has no contact`);
        const contact = offerContactOf(request, parseGuardianContact(ref, data));
        const learner = learnerPartOf(request);
        for (const [index, tutor] of tutors.entries()) {
          const [id, changeId] = [crypto.randomUUID(), createChangeId()];
          await documents.commit([
            ...createOffer({ id, changeId, ref, learner, contact, groupSize, ...tutor }),
            writeProposal(ref, id, tutor.tutorId),
            logChange({
              id: changeId,
              by,
              record: offerPath(id),
              event: 'offer.made',
              after: { state: 'sent' },
            }),
            ...(index === 0 && request.state !== 'offered'
              ? moveRequest(ref, by, 'offer.made', request.state, 'offered')
              : []),
          ]);
        }
        return null;
      }),
    }),
    /** Takes an offer back, or passes it for a family that calls. */
    moveOffer: build.mutation<null, OfferMove>({
      queryFn: withBackend(async ({ documents }, move) => {
        await documents.commit(moveOffer(move));
        return null;
      }),
    }),
    /** A family that calls takes a tutor: the offer, the request and the other offers move in one batch. */
    chooseOffer: build.mutation<
      null,
      {
        readonly request: Pick<TuitionRequest, 'ref' | 'state'>;
        readonly chosen: Pick<Offer, 'id' | 'state'>;
        /** The other offers of this request that are still open. */
        readonly others: readonly Pick<Offer, 'id' | 'state'>[];
        readonly by: Officer;
      }
    >({
      queryFn: withBackend(async ({ documents }, { request, chosen, others, by }) => {
        await documents.commit([
          ...moveOffer({ offer: chosen, event: 'offer.chosen', to: 'chosen', by }),
          ...moveRequest(request.ref, by, 'offer.accepted', request.state, 'trial'),
          ...others.flatMap((offer) =>
            offer.state === 'sent'
              ? moveOffer({ offer, event: 'offer.withdrawn', to: 'withdrawn', by })
              : moveOffer({ offer, event: 'offer.passed', to: 'passed', by }),
          ),
        ]);
        return null;
      }),
    }),
  }),
});

export const { useMakeOffersMutation, useMoveOfferMutation, useChooseOfferMutation } = api;
