import { codeHolder, logUpdate } from '@/entities/change-log';
import { unnamed, wordingPath, wordingUnnamed } from '@/entities/content/wording';
import { baseApi, onePress, type Pressed, withBackend } from '@/shared/api';
import { submitOnce } from '@/shared/backend';

/** A suggestion whose names go, and the id of the line that says so. */
export interface Unnamed {
  readonly id: string;
  readonly changeId: string;
}

const api = baseApi.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    /**
     * Takes the names off suggestions by their code, one after the other: the rules look up more for all of
     * them than they may for one batch.
     */
    unnameWordings: build.mutation<null, Pressed & { readonly wordings: readonly Unnamed[] }>({
      queryFn: withBackend(async ({ documents }, { wordings }) => {
        for (const { id, changeId } of wordings)
          await submitOnce(
            { documents },
            logUpdate({
              ...{ id: changeId, by: codeHolder, record: wordingPath(id), event: wordingUnnamed },
              changes: unnamed,
            }),
          );
        return null;
      }),
    }),
  }),
});

export const useUnnameWordingsMutation = onePress(api.useUnnameWordingsMutation);
