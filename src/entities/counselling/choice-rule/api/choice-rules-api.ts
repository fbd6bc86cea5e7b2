import { baseApi, liveQuery, persistedQuery, publicOwner, readList } from '@/shared/api';
import { choiceRulesCollection, type ChoiceRules } from '../model/choice-rules';
import { parseChoiceRules } from '../model/parse-choice-rules';

const api = baseApi.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    /** The rules of all years that the office has stored. Public. Cached on the device. */
    choiceRules: build.query<readonly ChoiceRules[], null>(
      liveQuery({
        watch: () => [choiceRulesCollection],
        read: persistedQuery(
          { owner: () => publicOwner, key: () => choiceRulesCollection },
          async ({ documents }) =>
            readList(
              choiceRulesCollection,
              await documents.list({ collection: choiceRulesCollection }),
              parseChoiceRules,
            ),
        ),
      }),
    ),
  }),
});

export const { useChoiceRulesQuery } = api;
