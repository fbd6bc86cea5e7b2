import { logChange, logTransition, logUpdate, type Staff } from '@/entities/change-log';
import {
  addFaq,
  faqAdded,
  faqChanges,
  faqEdited,
  faqLifecycle,
  faqPath,
  type Faq,
  type FaqEvent,
  type FaqFacts,
} from '@/entities/content/faq';
import { baseApi, onePress, type Pressed, withBackend } from '@/shared/api';
import { submitOnce, toBackendError } from '@/shared/backend';

interface ByStaff extends Pressed {
  readonly by: Staff;
}

interface Adding extends ByStaff {
  readonly slug: string;
  readonly facts: FaqFacts;
}

interface Edit extends ByStaff {
  /** The question, in the version that was edited. */
  readonly faq: Pick<Faq, 'slug' | 'lastChange'>;
  /** What it changes. */
  readonly facts: Partial<FaqFacts>;
}

interface Move extends ByStaff {
  readonly faq: Pick<Faq, 'slug' | 'state'>;
  readonly event: FaqEvent;
  readonly to: Faq['state'];
}

const api = baseApi.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    /** Begins a draft. Another question may have its address since the list was read. */
    addFaq: build.mutation<'saved' | 'taken', Adding>({
      queryFn: withBackend(async ({ documents }, { actionId: id, by, slug, facts }) => {
        const record = faqPath(slug);
        const after = { state: faqLifecycle.initial };
        try {
          await documents.commit([
            addFaq(slug, id, facts),
            logChange({ id, by, record, event: faqAdded, after }),
          ]);
          return 'saved';
        } catch (cause) {
          if (toBackendError(cause).code !== 'already-exists') throw cause;
          // An earlier try succeeded and its answer was lost, unless the draft is of another try.
          const line = await documents.get(`changeLog/${id}`);
          return line?.record === record ? 'saved' : 'taken';
        }
      }),
    }),
    /** Saves an edit. Somebody else may have saved the question since it was read. */
    editFaq: build.mutation<'saved' | 'outdated', Edit>({
      queryFn: withBackend(async ({ documents }, { actionId: id, by, faq, facts }) => {
        const record = faqPath(faq.slug);
        const changes = faqChanges(faq, facts);
        try {
          await submitOnce({ documents }, logUpdate({ id, by, record, event: faqEdited, changes }));
          return 'saved';
        } catch (cause) {
          if (toBackendError(cause).code !== 'forbidden') throw cause;
          const stored = await documents.get(record);
          if (stored?.lastChange === faq.lastChange) throw cause;
          return 'outdated';
        }
      }),
    }),
    /** Publishes a question, puts it away, or takes it up again. */
    moveFaq: build.mutation<null, Move>({
      queryFn: withBackend(async ({ documents }, { actionId: id, by, faq, event, to }) => {
        const record = faqPath(faq.slug);
        await submitOnce({ documents }, logTransition({ id, by, record, event, from: faq.state, to }));
        return null;
      }),
    }),
  }),
});

export const useAddFaqMutation = onePress(api.useAddFaqMutation);
export const useEditFaqMutation = onePress(api.useEditFaqMutation);
export const useMoveFaqMutation = onePress(api.useMoveFaqMutation);
