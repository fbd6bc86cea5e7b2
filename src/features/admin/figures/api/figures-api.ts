import { changeLogCollection, parseChange } from '@/entities/change-log';
import { figuresPath, publishFigures } from '@/entities/site-figure';
import { tuitionRequestPath, type TuitionRequest } from '@/entities/tuition-request';
import { baseApi, withBackend } from '@/shared/api';
import { countDemand, countWaiting } from '../model/count-figures';

const dayMs = 86_400_000;

interface PublishTask {
  readonly requests: readonly TuitionRequest[];
  /** Current time in milliseconds. */
  readonly now: number;
}

const api = baseApi.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    /** Recomputes the public waiting and demand figures, at most once a day. Resolves to whether it did. */
    publishFigures: build.mutation<boolean, PublishTask>({
      queryFn: withBackend(async ({ documents }, { requests, now }) => {
        const [waiting, demand] = await Promise.all([
          documents.get(figuresPath('waiting')),
          documents.get(figuresPath('demand')),
        ]);
        const updatedAt = Date.parse(String(demand?.updatedAt));
        if (now - updatedAt < dayMs) return false;
        const accepted = await documents.list({
          collection: changeLogCollection,
          where: [{ field: 'event', equals: 'offer.accepted' }],
        });
        // Only the first match of a request counts towards its waiting time.
        const matchedAt = new Map<string, string>();
        for (const { id, data } of accepted) {
          const { record, at } = parseChange(id, data);
          const known = matchedAt.get(record);
          if (known === undefined || at < known) matchedAt.set(record, at);
        }
        const found = new Map(
          requests.flatMap(({ ref }) => {
            const at = matchedAt.get(tuitionRequestPath(ref));
            return at === undefined ? [] : [[ref, at] as const];
          }),
        );
        await documents.commit([
          publishFigures('waiting', countWaiting(requests, found), waiting === null),
          publishFigures('demand', countDemand(requests), demand === null),
        ]);
        return true;
      }),
    }),
  }),
});

export const { usePublishFiguresMutation } = api;
