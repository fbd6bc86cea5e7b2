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

/** A record that waits for a first answer. */
export interface Unanswered {
  readonly path: string;
  /** ISO 8601. */
  readonly sentAt: string;
  readonly isSample: boolean;
}

const api = baseApi.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    /** The records of a view that wait for the office. Reads these alone: a short list. */
    unanswered: build.query<readonly Unanswered[], UnansweredKind>(
      liveQuery({
        watch: (view) => [kinds[view].collection],
        read: withBackend(async ({ documents }, view) => {
          const { collection, states } = kinds[view];
          const found = await documents.list({ collection, where: [{ field: 'state', oneOf: states }] });
          return found.map(({ id, data }) => ({
            path: `${collection}/${id}`,
            sentAt: String(data.createdAt),
            isSample: data.isSample === true,
          }));
        }),
      }),
    ),
  }),
});

export const { useUnansweredQuery } = api;
