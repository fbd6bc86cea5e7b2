import { logTransition, submitTransition, type Staff } from '@/entities/change-log';
import {
  wordingPath,
  writeOverlay,
  type OverlayWords,
  type Wording,
  type WordingDecision,
  type WordOverlay,
} from '@/entities/content/wording';
import { baseApi, onePress, type Pressed, withBackend } from '@/shared/api';

interface Decision extends Pressed {
  readonly wording: Wording;
  readonly to: 'accepted' | 'declined';
  readonly decision: WordingDecision;
  /** The overlay that was read, and its words from now on. */
  readonly overlay: WordOverlay;
  readonly words: OverlayWords;
  readonly by: Staff;
}

const api = baseApi.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    /** Decides about suggested words; accepted ones come to every visitor of the language. */
    decideWording: build.mutation<null, Decision>({
      queryFn: withBackend(
        async ({ documents }, { actionId: id, wording, to, decision, overlay, words, by }) => {
          const record = wordingPath(wording.id);
          const isChanged = JSON.stringify(words) !== JSON.stringify(overlay.words);
          await submitTransition(documents, { record, from: wording.state }, [
            ...logTransition({
              ...{ id, by, record, event: `wording.${to}`, from: wording.state, to },
              changes: decision,
            }),
            ...(isChanged ? [writeOverlay(wording.language, overlay, words)] : []),
          ]);
          return null;
        },
      ),
    }),
  }),
});

export const useDecideWordingMutation = onePress(api.useDecideWordingMutation);
