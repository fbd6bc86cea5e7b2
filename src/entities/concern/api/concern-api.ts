import { baseApi, junkList, liveList, oldestFirst, withBackend } from '@/shared/api';
import { BackendFailure } from '@/shared/backend';
import { parseConcern, parseConcernContact, type Concern, type ConcernContact } from '../model/concern';
import { concernLifecycle } from '../model/concern-lifecycle';
import { concernCollection, concernContactPath } from '../model/new-concern';
import { onDutyPath, parseOnDuty } from '../model/on-duty';
import { publishOnDuty } from '../model/publish-on-duty';

/** List of the desk, oldest first. Junk is read separately. */
const deskList = {
  collection: concernCollection,
  parse: parseConcern,
  states: concernLifecycle.states.filter((state) => state !== 'junk'),
  idOf: ({ ref }: Concern) => ref,
  compare: oldestFirst,
};

const api = baseApi.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    /** All worries except junk, oldest first. Only for who has the duty. */
    concerns: build.query<readonly Concern[], null>(liveList(deskList)),
    /** Junk worries. */
    junkConcerns: build.query<readonly Concern[], null>(junkList(deskList)),
    /** Who wrote a worry. Read only when somebody presses "show". */
    concernContact: build.query<ConcernContact, string>({
      queryFn: withBackend(async ({ documents }, ref) => {
        const data = await documents.get(concernContactPath(ref));
        if (!data) throw new BackendFailure('not-found', `concern ${ref} has no contact`);
        return parseConcernContact(ref, data);
      }),
    }),
    /** Publishes whether somebody reads worries. Does nothing when it says so already. */
    publishOnDuty: build.mutation<null, boolean>({
      queryFn: withBackend(async ({ documents }, isOnDuty) => {
        const known = await documents.get(onDutyPath);
        if (known === null || parseOnDuty(known) !== isOnDuty)
          await documents.commit([publishOnDuty(isOnDuty, known === null)]);
        return null;
      }),
    }),
  }),
});

export const { useConcernsQuery, useJunkConcernsQuery, useConcernContactQuery, usePublishOnDutyMutation } =
  api;
