import { createChangeId, type Staff } from '@/entities/change-log';
import { isHidingOver, parseTutor } from '@/entities/tutor';
import { baseApi, readList, visitorMemory, withBackend } from '@/shared/api';
import { countDone } from '@/shared/backend';
import { bringBack } from './hide-tutor';

/** Polling interval for hidden profiles: hiding lasts days. */
const everyMs = 600_000;

const lastRead = visitorMemory(() => ({ at: 0 }));

const api = baseApi.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    /** Unhides profiles whose hiding period is over; resolves to their number. */
    endHiding: build.mutation<number, { readonly by: Staff; readonly now: number }>({
      queryFn: withBackend(async ({ documents }, { by, now }, services) => {
        const read = lastRead(services);
        if (now - read.at < everyMs) return 0;
        const found = await documents.list({
          collection: 'tutors',
          where: [{ field: 'state', equals: 'hidden' }],
        });
        read.at = now;
        const over = readList('tutors', found, parseTutor).filter((tutor) =>
          isHidingOver(tutor, new Date(now)),
        );
        return countDone(over, (tutor) => bringBack(documents, tutor, by, createChangeId()));
      }),
    }),
  }),
});

export const { useEndHidingMutation } = api;
