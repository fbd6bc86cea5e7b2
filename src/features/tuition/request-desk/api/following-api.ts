import { changeLogCollection, contactCorrected, parseChange, type Staff } from '@/entities/change-log';
import { requestCorrected, tuitionRequestCollection } from '@/entities/tuition-request';
import {
  baseApi,
  liveQuery,
  onePress,
  readList,
  visitorMemory,
  withBackend,
  type Pressed,
} from '@/shared/api';
import { countDone, type DocumentsPort } from '@/shared/backend';
import { followRequest, leftToFollow, renameInGroups, type LeftToFollow } from './follow-request';

/** A request that the office has corrected. */
export interface CorrectedRequest {
  readonly ref: string;
  /** Time of its latest correction, ISO 8601. */
  readonly at: string;
  /** Whether its contact, or the name of the learner, was ever corrected. */
  readonly hasContact: boolean;
}

/** The corrected requests of the lines that were read. Lines never change, so each is read once. */
const correctedMemory = visitorMemory(() => new Map<string, CorrectedRequest>());

async function readCorrected(
  documents: DocumentsPort,
  known: Map<string, CorrectedRequest>,
): Promise<readonly CorrectedRequest[]> {
  const last = [...known.values()].reduce((latest, { at }) => (at > latest ? at : latest), '');
  const found = await documents.list({
    collection: changeLogCollection,
    where: [
      { field: 'event', oneOf: [requestCorrected, contactCorrected] },
      { field: 'at', notBefore: last || new Date(0).toISOString() },
    ],
  });
  for (const { record, event, at, after } of readList(changeLogCollection, found, parseChange)) {
    const [collection, ref = ''] = record.split('/');
    if (collection !== tuitionRequestCollection) continue;
    const before = known.get(ref);
    known.set(ref, {
      ref,
      at: before && before.at > at ? before.at : at,
      hasContact: before?.hasContact === true || event === contactCorrected || after.field === 'learner.name',
    });
  }
  return [...known.values()];
}

/**
 * Lets offers and invitations follow these corrected requests, one request after the other. One that is
 * refused, such as in a race with another desk, does not stop the others.
 */
export const followAll = (
  documents: DocumentsPort,
  { refs, by }: { readonly refs: readonly string[]; readonly by: Staff },
): Promise<number> =>
  countDone(refs, async (ref) => {
    await followRequest(documents, ref);
    await renameInGroups(documents, ref, by);
  });

const api = baseApi.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    /** The requests that the office has corrected. */
    correctedRequests: build.query<readonly CorrectedRequest[], null>(
      liveQuery({
        watch: () => [changeLogCollection],
        read: withBackend(({ documents }, _none, services) =>
          readCorrected(documents, correctedMemory(services)),
        ),
      }),
    ),
    /** Those of these requests that something does not follow yet. */
    leftToFollow: build.query<readonly LeftToFollow[], readonly CorrectedRequest[]>({
      queryFn: withBackend(async ({ documents }, corrected) => {
        const left = await Promise.all(corrected.map((one) => leftToFollow(documents, one)));
        return left.filter(({ offers, invitations }) => offers + invitations > 0);
      }),
    }),
    /** Lets everything follow these corrected requests. */
    followRequests: build.mutation<
      number,
      Pressed & { readonly refs: readonly string[]; readonly by: Staff }
    >({
      queryFn: withBackend(({ documents }, press) => followAll(documents, press)),
    }),
  }),
});

export const { useCorrectedRequestsQuery, useLeftToFollowQuery } = api;
export const useFollowRequestsMutation = onePress(api.useFollowRequestsMutation);
