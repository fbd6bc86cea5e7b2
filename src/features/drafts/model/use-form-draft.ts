import { useEffect, useEffectEvent, useLayoutEffect, useState, useSyncExternalStore } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { readEarlyInput } from '@/shared/lib/early-input';
import { useIsHydrated } from '@/shared/lib/hydration';
import type { DraftState, DraftStore } from './draft-store';
import { useDraftStore } from './draft-store-context';

/** Wakes a form that still sleeps, because this device has a draft to show in it. */
export function useWakeForDraft({ form, version }: DraftName, wake: () => void): void {
  const store = useDraftStore();
  useEffect(() => {
    if (store.load(form, version)) wake();
  }, [store, form, version, wake]);
}

export interface DraftName {
  readonly form: string;
  /** Changes when the fields of the form change their meaning. */
  readonly version: number;
}

/** The form is on the page, but the device has not been asked yet. */
const reading = { kind: 'reading' } as const;

function readValues<Values extends FieldValues>(
  store: DraftStore,
  { form, version }: DraftName,
  empty: Values,
  fixed: Partial<Values>,
): Values {
  return { ...empty, ...store.load(form, version)?.values, ...readEarlyInput(empty), ...fixed };
}

/**
 * The values a form begins with: its draft over its empty values. In a prerendered page, which knows no draft, the
 * empty ones; `useFormDraft` fills them in.
 * @param fixed values that no draft may change
 */
export function useDraftValues<Values extends FieldValues>(
  name: DraftName,
  empty: Values,
  fixed: Partial<Values> = {},
): Values {
  const store = useDraftStore();
  const isHydrated = useIsHydrated();
  const [values] = useState(() => (isHydrated ? readValues(store, name, empty, fixed) : empty));
  return values;
}

/**
 * Fills a form with its draft as soon as it is on the page, and with what was typed before the page was awake; keeps
 * its values on this device with every change, and says what became of it. `discard` empties the form
 * and forgets the draft; `forget` only forgets it, once the form has been sent.
 * @param fixed values that no draft may change
 */
export function useFormDraft<Values extends FieldValues>(
  { form: name, version }: DraftName,
  form: Pick<UseFormReturn<Values>, 'subscribe' | 'reset' | 'getValues'>,
  empty: Values,
  fixed: Partial<Values> = {},
) {
  const store = useDraftStore();
  const state = useSyncExternalStore<DraftState | typeof reading>(
    (onChange) => store.observe(onChange),
    () => store.stateOf(name, version),
    () => reading,
  );
  const isRead = state !== reading;
  const [wasPrerendered] = useState(!isRead);

  // Before the first paint, but after the first render: a prerendered page knows no draft.
  const restore = useEffectEvent(() => {
    if (wasPrerendered) form.reset(readValues(store, { form: name, version }, empty, fixed));
    if (Object.keys(readEarlyInput(empty)).length > 0) store.save(name, version, form.getValues());
  });
  useLayoutEffect(() => {
    if (isRead) restore();
  }, [isRead]);

  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ values, type }) => {
          // A reset is not typing: it must not bring back what was just discarded.
          if (type !== undefined) store.save(name, version, values);
        },
      }),
    [form, store, name, version],
  );

  return {
    state,
    discard: () => {
      store.discard(name);
      form.reset(empty);
    },
    forget: () => store.discard(name),
    reserveCode: (content: string, create: () => string) => store.reserveCode(name, content, create),
    setSharedPhone: (isShared: boolean) => {
      store.setSharedPhone(isShared);
      if (!isShared) store.save(name, version, form.getValues());
    },
  };
}

export type FormDraft = ReturnType<typeof useFormDraft>;
