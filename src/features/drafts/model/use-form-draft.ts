import { useEffect, useEffectEvent, useLayoutEffect, useState, useSyncExternalStore } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { readEarlyInput } from '@/shared/lib/early-input';
import { useIsHydrated } from '@/shared/lib/hydration';
import type { DraftName } from './draft-name';
import type { DraftState, DraftStore } from './draft-store';
import { forgetOnDevice } from './forget-drafts';
import { useDraftStore } from './use-draft-store';
import { discardKept, readDraft, takeOver, type KeptText } from './kept-text';
import { useClearOnLeaving } from './use-clear-on-leaving';

/** The form is on the page, but the device has not been asked yet. */
const reading = { kind: 'reading' } as const;

function readValues<Values extends FieldValues>(
  store: DraftStore,
  name: DraftName,
  empty: Values,
  fixed: Partial<Values>,
): Values {
  return { ...empty, ...readDraft(store, name, empty).values, ...readEarlyInput(empty), ...fixed };
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
 * its values on this device with every change, and says what became of it. What was typed into another version of the
 * form and does not fit is `kept`, until `discardKept`. `discard` empties the form and forgets the draft; `forget` only
 * forgets it, once the form has been sent; `keep` keeps what was put in by other means than typing. On a shared phone the form is emptied when somebody leaves it.
 * @param fixed values that no draft may change
 */
export function useFormDraft<Values extends FieldValues>(
  name: DraftName,
  form: Pick<UseFormReturn<Values>, 'subscribe' | 'reset' | 'getValues'>,
  empty: Values,
  fixed: Partial<Values> = {},
) {
  const store = useDraftStore();
  const { form: formName, version } = name;
  const state = useSyncExternalStore<DraftState | typeof reading>(
    (onChange) => store.observe(onChange),
    () => store.stateOf(formName, version),
    () => reading,
  );
  const isRead = state !== reading;
  const [wasPrerendered] = useState(!isRead);
  const [kept, setKept] = useState<readonly KeptText[] | null>(null);
  // Read once: what is typed from now on is not compared with it.
  if (isRead && kept === null) setKept(readDraft(store, name, empty).kept);

  const keep = (): void => {
    store.save(formName, version, form.getValues());
  };
  const forget = () => store.discard(formName, version);
  const discard = () => {
    forget();
    form.reset(empty);
  };

  // Before the first paint, but after the first render: a prerendered page knows no draft.
  const restore = useEffectEvent(() => {
    takeOver(store, name, empty);
    if (wasPrerendered) form.reset(readValues(store, name, empty, fixed));
    if (Object.keys(readEarlyInput(empty)).length > 0) store.save(formName, version, form.getValues());
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
          if (type !== undefined) store.save(formName, version, values);
        },
      }),
    [form, store, formName, version],
  );

  const onSharedPhone = (clear: () => void) => () => {
    if (store.isSharedPhone()) clear();
  };
  useClearOnLeaving(onSharedPhone(discard), onSharedPhone(forget));

  return {
    state,
    kept: kept ?? [],
    discardKept: () => {
      discardKept(store, name);
      setKept([]);
    },
    keep,
    discard,
    forget,
    isSharedPhone: () => store.isSharedPhone(),
    reserveCode: (content: string, create: () => string) => store.reserveCode(formName, content, create),
    setSharedPhone: (isShared: boolean) => {
      store.setSharedPhone(isShared);
      if (isShared) {
        setKept([]);
        void forgetOnDevice();
      } else keep();
    },
  };
}

export type FormDraft = ReturnType<typeof useFormDraft>;
