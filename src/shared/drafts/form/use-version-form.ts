import { useState } from 'react';
import { useWatch, type FieldValues, type Path, type PathValue } from 'react-hook-form';
import { useDraftedForm, type DraftedFormOptions } from './use-drafted-form';

/** The version of a record (its `lastChange`) that a form began with. It is kept with the draft. */
interface Versioned {
  basis: string;
}

interface VersionFormOptions<
  Values extends FieldValues & Versioned,
  Given extends FieldValues & Versioned,
> extends Pick<DraftedFormOptions<Values, Given>, 'schema' | 'empty' | 'onDone'> {
  /** Name of the draft, which is one of the account. */
  name: string;
  /** The record as it is stored now. */
  record: { readonly lastChange: string };
  /** Resolves with whether the edit was saved. */
  save: (given: Given) => Promise<boolean>;
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
 * A form that edits a version of a record. It keeps a draft and has a `FormSummary`. Nothing is saved while
 * somebody else has saved the record meanwhile: `version` is for a note that asks what to do.
 */
export function useVersionForm<
  Values extends FieldValues & Versioned,
  Given extends FieldValues & Versioned,
>({ name, record, save, ...options }: VersionFormOptions<Values, Given>) {
  const { form, draft, onSubmit } = useDraftedForm<Values, Given>({
    ...options,
    name: { form: name, version: 1, isOfAccount: true },
    hasSummary: true,
    action: { run: async (given) => given.basis === record.lastChange && save(given) },
  });
  const basisField = 'basis' as Path<Values>;
  const basis = useWatch({ control: form.control, name: basisField }) as string;
  const version = {
    isOutdated: basis !== record.lastChange,
    keepTyped: () => {
      form.setValue(basisField, record.lastChange as PathValue<Values, Path<Values>>);
      draft.keep();
    },
  };
  return { form, draft, onSubmit, version };
}
