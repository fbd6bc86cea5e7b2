import { baseApi, liveList, liveQuery, persistedQuery, publicOwner, readList } from '@/shared/api';
import { faqCollection, parseFaq, type Faq } from '../model/faq';
import { readStates } from '../model/faq-access';

/** Records that a visitor reads at most, those that were published or put away last. */
const mostRead = 60;

const byPosition = (one: Faq, other: Faq): number =>
  one.position - other.position || one.slug.localeCompare(other.slug);

const api = baseApi.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    /** Published and archived questions of the office. Public. Kept on the device. */
    readFaqs: build.query<readonly Faq[], null>(
      liveQuery({
        watch: () => [faqCollection],
        read: persistedQuery({ owner: () => publicOwner, key: () => 'faqs' }, async ({ documents }) =>
          readList(
            faqCollection,
            await documents.list({
              collection: faqCollection,
              where: [{ field: 'state', oneOf: readStates }],
              orderBy: { field: 'movedAt', direction: 'descending' },
              limit: mostRead,
            }),
            parseFaq,
          ),
        ),
      }),
    ),
    /** All questions of the office in every state. For the office. */
    allFaqs: build.query<readonly Faq[], null>(
      liveList({
        collection: faqCollection,
        parse: parseFaq,
        idOf: ({ slug }) => slug,
        compare: byPosition,
      }),
    ),
  }),
});

export const { useReadFaqsQuery, useAllFaqsQuery } = api;
