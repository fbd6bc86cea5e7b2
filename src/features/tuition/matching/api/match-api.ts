import { logTransition, logTrackedTransition, type Staff } from '@/entities/change-log';
import { noEnding, offerPath, type Offer, type OfferEvent, type OfferState } from '@/entities/offer';
import { tuitionRequestPath, type TuitionRequest } from '@/entities/tuition-request';
import { baseApi, onePress, type Pressed, withBackend } from '@/shared/api';
import { submitOnce, type BulkOutcome, type Write } from '@/shared/backend';
import { deriveId } from '@/shared/lib/action';
import { makeOffers, type NewOffers } from './make-offers';

interface OfferTransition {
  /** ID of the change-log entry. */
  readonly id: string;
  readonly offer: Pick<Offer, 'id' | 'state'>;
  readonly event: OfferEvent;
  readonly to: OfferState;
  readonly by: Staff;
}

const transitionOffer = ({ id, offer, event, to, by }: OfferTransition): readonly Write[] =>
  logTransition({
    id,
    by,
    record: offerPath(offer.id),
    event,
    from: offer.state,
    to,
    ...(to === 'ended' && { changes: { ending: { ...noEnding, by: 'office', reason: 'other' } } }),
  });

const api = baseApi.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    /** Offers a request to tutors. Outcome keys are tutor IDs. */
    makeOffers: build.mutation<BulkOutcome, NewOffers>({
      queryFn: withBackend(({ documents }, offers) => makeOffers(documents, offers)),
    }),
    /** Withdraws an offer, or declines it for a family that called. */
    transitionOffer: build.mutation<null, Pressed & Omit<OfferTransition, 'id'>>({
      queryFn: withBackend(async ({ documents }, { actionId: id, ...transition }) => {
        await submitOnce({ documents }, transitionOffer({ id, ...transition }));
        return null;
      }),
    }),
    /**
     * Accepts an offer for a family that called: moves the offer, the request and the other offers in one
     * commit.
     */
    chooseOffer: build.mutation<
      null,
      Pressed & {
        readonly request: Pick<TuitionRequest, 'ref' | 'state'>;
        readonly chosen: Pick<Offer, 'id' | 'state'>;
        /** The other open offers of this request. */
        readonly others: readonly Pick<Offer, 'id' | 'state'>[];
        readonly by: Staff;
      }
    >({
      queryFn: withBackend(async ({ documents }, { actionId, request, chosen, others, by }) => {
        await submitOnce({ documents }, [
          ...transitionOffer({ id: actionId, offer: chosen, event: 'offer.chosen', to: 'chosen', by }),
          ...logTrackedTransition({
            id: deriveId(actionId, 'r'),
            ref: request.ref,
            record: tuitionRequestPath(request.ref),
            by,
            event: 'offer.accepted',
            from: request.state,
            to: 'trial',
          }),
          ...others.flatMap((offer, index) => {
            const transition = { id: deriveId(actionId, index), offer, by };
            return offer.state === 'sent'
              ? transitionOffer({ ...transition, event: 'offer.withdrawn', to: 'withdrawn' })
              : transitionOffer({ ...transition, event: 'offer.passed', to: 'passed' });
          }),
        ]);
        return null;
      }),
    }),
  }),
});

export const useMakeOffersMutation = onePress(api.useMakeOffersMutation);
export const useTransitionOfferMutation = onePress(api.useTransitionOfferMutation);
export const useChooseOfferMutation = onePress(api.useChooseOfferMutation);
