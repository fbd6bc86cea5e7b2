import { useEffect, useState } from 'react';
import type { FieldValues, Path } from 'react-hook-form';
import type * as v from 'valibot';
import type { Added } from '@/entities/change-log';
import { useDraftedForm, type DraftedFormOptions } from '@/shared/drafts';

/** A text that is begun under an address of its own. */
interface Addressed {
  slug: string;
}

interface NewTextOptions<
  Values extends FieldValues & Addressed,
  Given extends FieldValues & Addressed,
> extends Pick<DraftedFormOptions<Values, Given>, 'empty' | 'onDone'> {
  /** Name of the draft, which is one of the account. */
  name: string;
  /** Slugs that are taken as far as the list shows. */
  taken: readonly string[];
  schemaOf: (taken: readonly string[]) => v.GenericSchema<Values, Given>;
  add: (given: Given) => Promise<{ readonly data?: Added | undefined }>;
}

/**
 * A form that begins a text, with a draft and a `FormSummary`. When somebody else has taken the slug since
 * the list was read, that is told beside its field.
 */
export function useNewText<Values extends FieldValues & Addressed, Given extends FieldValues & Addressed>({
  name,
  taken,
  schemaOf,
  add,
  ...options
}: NewTextOptions<Values, Given>) {
  const [justTaken, setTaken] = useState<readonly string[]>([]);
  const { form, draft, onSubmit } = useDraftedForm<Values, Given>({
    ...options,
    name: { form: name, version: 1, isOfAccount: true },
    schema: schemaOf([...taken, ...justTaken]),
    hasSummary: true,
    action: {
      run: async (given) => {
        const { data } = await add(given);
        if (data === 'taken') setTaken((others) => [...others, given.slug]);
        return data === 'saved';
      },
    },
  });
  useEffect(() => {
    if (justTaken.length > 0) void form.trigger('slug' as Path<Values>, { shouldFocus: true });
  }, [justTaken, form]);
  return { form, draft, onSubmit };
}
