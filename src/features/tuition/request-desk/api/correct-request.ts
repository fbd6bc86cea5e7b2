import { dequal } from 'dequal/lite';
import { logCorrection, type Staff } from '@/entities/change-log';
import { followingStates, learnerPartOf, offerPath } from '@/entities/offer';
import { trackCorrection } from '@/entities/tracking';
import {
  correctableOfRequest,
  parseTuitionRequest,
  proposalsCollection,
  requestCorrected,
  topicOfRequest,
  tuitionRequestPath,
  type TuitionRequest,
} from '@/entities/tuition-request';
import { baseApi, onePress, withBackend, type Pressed } from '@/shared/api';
import { BackendFailure, serverTime, submitOnce, type DocumentsPort, type Write } from '@/shared/backend';
import { withCorrection, type Correction } from '@/shared/correction';

export interface RequestCorrection extends Pressed {
  /** The request as the office saw it. The correction fails when the field has changed since. */
  readonly request: TuitionRequest;
  readonly correction: Correction;
  readonly by: Staff;
}

/** Number of offers that follow in the batch of the request; the lookups of one batch are limited. */
const inOneBatch = 2;

/** Updates of the offers whose tutors read something else than what the request says. */
async function copiesOf(
  documents: DocumentsPort,
  request: Pick<TuitionRequest, 'ref' | 'learner' | 'lessons' | 'place'>,
): Promise<readonly Write[]> {
  const learner = learnerPartOf(request);
  const proposals = await documents.list({ collection: proposalsCollection(request.ref) });
  const offers = await Promise.all(
    proposals.map(async ({ id }) => ({ path: offerPath(id), data: await documents.get(offerPath(id)) })),
  );
  return offers.flatMap(({ path, data }): readonly Write[] =>
    followingStates.some((state) => state === data?.state) && !dequal(data?.learner, learner)
      ? [{ type: 'update', path, changes: { learner, updatedAt: serverTime } }]
      : [],
  );
}

/**
 * Corrects one field of a request, with what was and what is in the change log and a step for the family.
 * What tutors read of it in their offers follows. Safe to press again.
 */
export async function correctRequest(
  documents: DocumentsPort,
  { request, correction, by, actionId: id }: RequestCorrection,
): Promise<void> {
  const { ref } = request;
  const record = tuitionRequestPath(ref);
  const corrected = withCorrection(request, correction);
  const copies = await copiesOf(documents, corrected);
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
    trackCorrection(ref, id, topicOfRequest(corrected)),
    ...copies.slice(0, inOneBatch),
  ]);
  const stored = await documents.get(record);
  if (stored === null) throw new BackendFailure('not-found', `no request ${ref}`);
  for (const copy of await copiesOf(documents, parseTuitionRequest(ref, stored)))
    await documents.commit([copy]);
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
  }),
});

export const useCorrectRequestMutation = onePress(api.useCorrectRequestMutation);
