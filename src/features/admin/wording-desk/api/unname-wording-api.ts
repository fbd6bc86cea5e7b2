import { logUpdate, type Staff } from '@/entities/change-log';
import { unnamed, wordingPath, wordingUnnamed } from '@/entities/content/wording';
import { baseApi, onePress, type Pressed, withBackend } from '@/shared/api';
import { submitOnce } from '@/shared/backend';

const api = baseApi.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    /** Takes the names off a suggestion: of whoever sent it, and of whoever has checked it. */
    unnameWording: build.mutation<null, Pressed & { readonly wordingId: string; readonly by: Staff }>({
      queryFn: withBackend(async ({ documents }, { actionId: id, wordingId, by }) => {
        const record = wordingPath(wordingId);
        await submitOnce(
          { documents },
          logUpdate({ id, by, record, event: wordingUnnamed, changes: unnamed }),
        );
        return null;
      }),
    }),
  }),
});

export const useUnnameWordingMutation = onePress(api.useUnnameWordingMutation);
