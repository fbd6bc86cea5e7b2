import { consultationCollection } from '@/entities/consultancy/consultation';
import { enquiryCollection, unansweredStates } from '@/entities/enquiry';
import { reviewCollection } from '@/entities/review';
import { tutorApplicationCollection } from '@/entities/tutor-application';
import { additionCollection } from '@/entities/vetting/subject-addition';
import { baseApi, liveQuery, withBackend } from '@/shared/api';

/** Where the records are for which the site names a reply time, and in which states they wait, by view. */
const kinds = {
  enquiries: { collection: enquiryCollection, states: unansweredStates },
  reviews: { collection: reviewCollection, states: ['submitted'] },
  applications: { collection: tutorApplicationCollection, states: ['submitted'] },
  consultations: { collection: consultationCollection, states: ['received'] },
  subjects: { collection: additionCollection, states: ['asked'] },
} as const;

/** Views of the desk with such records, without requests: the desk holds those that are open. */
export type UnansweredKind = keyof typeof kinds;

const api = baseApi.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    /** When the records of a view that wait for the office were sent. Reads these alone: a short list. */
    unanswered: build.query<readonly string[], UnansweredKind>(
      liveQuery({
        watch: (view) => [kinds[view].collection],
        read: withBackend(async ({ documents }, view) => {
          const { collection, states } = kinds[view];
          const found = await documents.list({ collection, where: [{ field: 'state', oneOf: states }] });
          return found.map(({ data }) => String(data.createdAt));
        }),
      }),
    ),
  }),
});

export const { useUnansweredQuery } = api;
