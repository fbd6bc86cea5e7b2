import { logChange, saveEdit, saveNew, type Added, type Edited, type Staff } from '@/entities/change-log';
import {
  addFaq,
  faqAdded,
  faqChanges,
  faqEdited,
  faqLifecycle,
  faqPath,
  type Faq,
  type FaqFacts,
} from '@/entities/content/faq';
import { baseApi, onePress, type Pressed, withBackend } from '@/shared/api';

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

const api = baseApi.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    /** Begins a draft. Another question may have its address since the list was read. */
    addFaq: build.mutation<Added, Adding>({
      queryFn: withBackend(async ({ documents }, { actionId: id, by, slug, facts }) => {
        const record = faqPath(slug);
        const after = { state: faqLifecycle.initial };
        return saveNew(documents, {
          line: id,
          record,
          writes: [addFaq(slug, id, facts), logChange({ id, by, record, event: faqAdded, after })],
        });
      }),
    }),
    /** Saves an edit. Somebody else may have saved the question since it was read. */
    editFaq: build.mutation<Edited, Edit>({
      queryFn: withBackend(({ documents }, { actionId: id, by, faq, facts }) =>
        saveEdit(documents, {
          ...{ id, by, event: faqEdited, record: faqPath(faq.slug) },
          lastChange: faq.lastChange,
          changes: faqChanges(faq, facts),
        }),
      ),
    }),
  }),
});

export const useAddFaqMutation = onePress(api.useAddFaqMutation);
export const useEditFaqMutation = onePress(api.useEditFaqMutation);
