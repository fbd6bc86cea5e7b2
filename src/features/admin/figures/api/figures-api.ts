import { changeLogCollection, parseChange } from '@/entities/change-log';
import { figuresPath, publishFigures } from '@/entities/site-figure';
import { tuitionRequestPath, type TuitionRequest } from '@/entities/tuition-request';
import { baseApi, withBackend } from '@/shared/api';
import { countDemand, countWaiting } from '../model/count-figures';

const dayMs = 86_400_000;

interface PublishTask {
  readonly requests: readonly TuitionRequest[];
  /** When it is asked, in milliseconds. */
  readonly now: number;
}

const api = baseApi.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    /** Counts anew, at most once a day, what everybody may know of waiting times and of demand. Says whether it did. */
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
        // A family that asked for another tutor later waited for its first one.
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
