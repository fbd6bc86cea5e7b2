import { useState } from 'react';
import { useWatch, type FieldValues, type Path, type PathValue, type UseFormReturn } from 'react-hook-form';

/** The version of a record (its `lastChange`) that a form began with. It is kept with the draft. */
interface Versioned {
  basis: string;
}

/**
 * The record as it was when its form was opened. A live change must not slip under what somebody types.
 * @returns also the key of the form, which `reopen` changes so that the form begins with the stored record
 */
export function useOpened<Item>(record: Item) {
  const [{ opened, turn }, setOpened] = useState({ opened: record, turn: 0 });
  return { opened, turn, reopen: () => setOpened({ opened: record, turn: turn + 1 }) };
}

/**
 * Compares the version of a form with the stored one.
 * @param record as it is stored now
 */
export function useEditedVersion<Values extends FieldValues & Versioned, Given>(
  form: UseFormReturn<Values, unknown, Given>,
  draft: { readonly keep: () => void },
  record: { readonly lastChange: string },
) {
  const name = 'basis' as Path<Values>;
  const basis = useWatch({ control: form.control, name }) as string;
  return {
    isOutdated: basis !== record.lastChange,
    keepTyped: () => {
      form.setValue(name, record.lastChange as PathValue<Values, Path<Values>>);
      draft.keep();
    },
  };
}
