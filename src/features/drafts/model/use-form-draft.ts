import { createContext, use, useEffect, useState } from 'react';
import type { DefaultValues, FieldValues, UseFormReturn } from 'react-hook-form';
import type { DraftStore, SaveResult } from './draft-store';

/** Provided by app/composition. */
export const DraftStoreContext = createContext<DraftStore | null>(null);

function useDraftStore(): DraftStore {
  const store = use(DraftStoreContext);
  if (!store) throw new Error('useDraftStore must be used inside DraftStoreContext');
  return store;
}

export interface DraftName {
  readonly form: string;
  /** Changes when the fields of the form change their meaning. */
  readonly version: number;
}

/** The values a form begins with: its draft over its empty values. Read once, before the form is made. */
export function useDraftValues<Values extends FieldValues>(
  { form, version }: DraftName,
  empty: Values,
): Values {
  const store = useDraftStore();
  const [values] = useState(() => ({ ...empty, ...store.load(form, version)?.values }));
  return values;
}

export type DraftState = SaveResult | { readonly kind: 'empty' };

/**
 * Keeps the values of a form on this device with every change, and says what became of it. `discard` empties the form
 * and forgets the draft; `forget` only forgets it, once the form has been sent.
 */
export function useFormDraft<Values extends FieldValues>(
  { form: name, version }: DraftName,
  form: Pick<UseFormReturn<Values>, 'subscribe' | 'reset' | 'getValues'>,
  empty: DefaultValues<Values>,
) {
  const store = useDraftStore();
  const [state, setState] = useState<DraftState>(() => {
    const draft = store.load(name, version);
    if (store.isSharedPhone()) return { kind: 'shared-phone' };
    return draft ? { kind: 'saved', savedAt: draft.savedAt } : { kind: 'empty' };
  });

  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ values, type }) => {
          // A reset is not typing: it must not bring back what was just discarded.
          if (type !== undefined) setState(store.save(name, version, values));
        },
      }),
    [form, store, name, version],
  );

  return {
    state,
    discard: () => {
      store.discard(name);
      form.reset(empty);
      setState(store.isSharedPhone() ? { kind: 'shared-phone' } : { kind: 'empty' });
    },
    forget: () => store.discard(name),
    reserveCode: (content: string, create: () => string) => store.reserveCode(name, content, create),
    setSharedPhone: (isShared: boolean) => {
      store.setSharedPhone(isShared);
      setState(isShared ? { kind: 'shared-phone' } : store.save(name, version, form.getValues()));
    },
  };
}

export type FormDraft = ReturnType<typeof useFormDraft>;
