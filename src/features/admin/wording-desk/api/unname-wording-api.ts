import { logUpdate, type Staff } from '@/entities/change-log';
import {
  unnamed,
  wordingPath,
  wordingUnnamed,
  writeOverlay,
  type OverlayWords,
  type Wording,
  type WordingLanguage,
  type WordOverlay,
} from '@/entities/content/wording';
import { baseApi, onePress, type Pressed, withBackend } from '@/shared/api';
import { submitOnce } from '@/shared/backend';

interface Unnaming extends Pressed {
  readonly wording: Wording;
  /** The overlay without what the name had checked; left out where nothing changes. */
  readonly renewed?: RenewedOverlay;
  readonly by: Staff;
}

/** An overlay that was read, and its words from now on. */
export interface RenewedOverlay {
  readonly overlay: WordOverlay;
  readonly words: OverlayWords;
}

const api = baseApi.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    /** Takes the names off a suggestion: of whoever sent it, and of whoever has checked it. */
    unnameWording: build.mutation<null, Unnaming>({
      queryFn: withBackend(async ({ documents }, { actionId: id, wording, renewed, by }) => {
        const record = wordingPath(wording.id);
        await submitOnce({ documents }, [
          ...logUpdate({ id, by, record, event: wordingUnnamed, changes: unnamed }),
          ...(renewed ? [writeOverlay(wording.language, renewed.overlay, renewed.words)] : []),
        ]);
        return null;
      }),
    }),
    /** Writes the words of an overlay whose checked texts have lost their names. */
    renewOverlay: build.mutation<null, Pressed & RenewedOverlay & { readonly language: WordingLanguage }>({
      queryFn: withBackend(async ({ documents }, { language, overlay, words }) => {
        await documents.commit([writeOverlay(language, overlay, words)]);
        return null;
      }),
    }),
  }),
});

export const useUnnameWordingMutation = onePress(api.useUnnameWordingMutation);
export const useRenewOverlayMutation = onePress(api.useRenewOverlayMutation);
