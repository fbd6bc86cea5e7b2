import { changeLogCollection, parseChange } from '@/entities/change-log';
import type { Offer } from '@/entities/offer';
import { figuresPath, publishFigures } from '@/entities/site-figure';
import type { Tutor } from '@/entities/tutor';
import { tuitionRequestPath, type TuitionRequest } from '@/entities/tuition-request';
import { baseApi, withBackend } from '@/shared/api';
import { countReplies } from '../model/count-replies';
import { countDemand, countWaiting } from '../model/count-figures';

const dayMs = 86_400_000;

interface PublishTask {
  readonly requests: readonly TuitionRequest[];
  readonly offers: readonly Offer[];
  readonly tutors: readonly Tutor[];
  /** Current time in milliseconds. */
  readonly now: number;
}

const api = baseApi.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    /**
     * Recomputes the public figures (waiting times, demand, answers of tutors), at most once a day. Resolves
     * to whether it did.
     */
    publishFigures: build.mutation<boolean, PublishTask>({
      queryFn: withBackend(async ({ documents }, { requests, offers, tutors, now }) => {
        const [waiting, demand, replies] = await Promise.all([
          documents.get(figuresPath('waiting')),
          documents.get(figuresPath('demand')),
          documents.get(figuresPath('replies')),
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
          publishFigures('waiting', { bySubject: countWaiting(requests, found) }, waiting === null),
          publishFigures('demand', { bySubject: countDemand(requests) }, demand === null),
          publishFigures(
            'replies',
            { byTutor: countReplies(offers, tutors, new Date(now)) },
            replies === null,
          ),
        ]);
        return true;
      }),
    }),
  }),
});

export const { usePublishFiguresMutation } = api;
