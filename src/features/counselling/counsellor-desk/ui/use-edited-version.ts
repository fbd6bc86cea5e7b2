import { useState } from 'react';
import { useWatch, type FieldValues, type Path, type PathValue, type UseFormReturn } from 'react-hook-form';
import type { Counsellor } from '@/entities/counselling/counsellor';

/** The version of a profile (its `lastChange`) that a form began with. It is kept with the draft. */
interface Versioned {
  basis: string;
}

/**
 * The profile as it was when its form was opened. A live change must not slip under what somebody types.
 * @returns also the key of the form, which `reopen` changes so that the form begins with the stored profile
 */
export function useOpened(counsellor: Counsellor) {
  const [{ opened, turn }, setOpened] = useState({ opened: counsellor, turn: 0 });
  return { opened, turn, reopen: () => setOpened({ opened: counsellor, turn: turn + 1 }) };
}

/**
 * Compares the version of a form with the stored one.
 * @param counsellor the profile as it is stored now
 */
export function useEditedVersion<Values extends FieldValues & Versioned, Given>(
  form: UseFormReturn<Values, unknown, Given>,
  draft: { readonly keep: () => void; readonly forget: () => void },
  counsellor: Counsellor,
) {
  const name = 'basis' as Path<Values>;
  const basis = useWatch({ control: form.control, name }) as string;
  return {
    isOutdated: basis !== counsellor.lastChange,
    keepTyped: () => {
      form.setValue(name, counsellor.lastChange as PathValue<Values, Path<Values>>);
      draft.keep();
    },
  };
}
