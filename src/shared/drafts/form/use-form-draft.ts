import { useEffect, useEffectEvent, useLayoutEffect, useState, useSyncExternalStore } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { readEarlyInput } from '@/shared/lib/early-input';
import { useIsHydrated } from '@/shared/lib/hydration';
import { isNothing } from '../store/convert-values';
import type { DraftName } from '../store/draft-name';
import { isStoredAlike, reading, type DraftState } from '../store/draft-state';
import type { DraftStore } from '../store/draft-store';
import { useDraftStore } from './use-draft-store';
import { discardKept, readDraft, migrateDraft, type KeptText } from '../store/kept-text';
import { useClearOnLeaving } from './use-clear-on-leaving';

const readValues = <Values extends FieldValues>(
  store: DraftStore,
  name: DraftName,
  empty: Values,
  fixed: Partial<Values>,
): Values => ({ ...empty, ...readDraft(store, name, empty).values, ...fixed });

/**
 * Initial values of a form: the draft when it is already loaded, else the empty values, which `useFormDraft`
 * fills later.
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

/** An observable one-time flag. */
function createMark() {
  let isSet = false;
  const listeners = new Set<() => void>();
  return {
    read: () => isSet,
    set: () => {
      isSet = true;
      listeners.forEach((listener) => listener());
    },
    observe: (onSet: () => void) => {
      listeners.add(onSet);
      return () => listeners.delete(onSet);
    },
  };
}

/** Fields whose values differ from the initial ones. */
function typedSince<Values extends FieldValues>(began: Values, present: Values): Partial<Values> {
  const entries = Object.entries(present).filter(
    // An unselected choice has no value, whatever its initial value.
    ([field, value]) => !isNothing(value) && !isStoredAlike(value, began[field]),
  );
  return Object.fromEntries(entries) as Partial<Values>;
}

/**
 * Binds a form to its draft: fills in the stored values and early input, stores every change, and reports the
 * state. `kept` holds values of another version that fit no field, until `discardKept`. `discard` empties the
 * form and deletes the draft; `forget` only deletes it, after sending; `keep` stores values that were set by
 * code. Where drafts are off, the form is emptied when the person leaves it.
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
  const state = useSyncExternalStore<DraftState>(
    (onChange) => store.observe(onChange),
    () => store.stateOf(formName),
    () => reading,
  );
  const isUnkeptNow = useSyncExternalStore(
    (onChange) => store.observe(onChange),
    () => store.isUnkept(formName),
    () => false,
  );
  const isRead = state.kind !== 'reading';
  const [wasRead] = useState(isRead);
  const [began] = useState(() => form.getValues());
  const [restored] = useState(createMark);
  const isRestored = useSyncExternalStore(restored.observe, restored.read, () => false);
  const [kept, setKept] = useState<readonly KeptText[] | null>(null);
  // Read once: later input must not be compared with it.
  if (isRead && kept === null) setKept(readDraft(store, name, empty).kept);

  const hold = useEffectEvent(() => store.hold(name));
  useEffect(() => hold(), [store, formName]);

  const keep = (): void => {
    store.save(formName, version, form.getValues());
  };
  const forget = () => store.discard(formName, version);
  const discard = () => {
    forget();
    form.reset(empty);
  };

  // In a layout effect: early input is discarded once the page has hydrated.
  const showEarly = useEffectEvent(() => {
    const early = readEarlyInput(empty);
    if (Object.keys(early).length > 0) form.reset({ ...form.getValues(), ...early });
  });
  useLayoutEffect(() => showEarly(), []);

  const restore = useEffectEvent(() => {
    migrateDraft(store, name, empty);
    const typed = typedSince(began, form.getValues());
    if (!wasRead) form.reset({ ...readValues(store, name, empty, fixed), ...typed });
    if (Object.keys(typed).length > 0) keep();
  });
  // Runs before the next paint.
  useLayoutEffect(() => {
    if (!isRead) return;
    restore();
    // Set together with the values, so that nobody takes an empty form for the draft.
    restored.set();
  }, [isRead, restored]);

  const comebacks = useSyncExternalStore(
    (onChange) => store.observe(onChange),
    () => store.comebacksOf(formName),
    () => 0,
  );
  const showAgain = useEffectEvent(() => form.reset(readValues(store, name, empty, fixed)));
  useLayoutEffect(() => {
    if (comebacks > 0) showAgain();
  }, [comebacks]);

  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ values, type }) => {
          // A reset has no type and must not store a draft that was just discarded.
          if (type !== undefined) store.save(formName, version, values);
        },
      }),
    [form, store, formName, version],
  );

  const whereUnkept = (clear: () => void) => () => {
    if (store.isUnkept(formName)) clear();
  };
  const isOfVisit = name.isOfVisit === true;
  useClearOnLeaving(isOfVisit ? discard : whereUnkept(discard), whereUnkept(forget));

  return {
    state: isRestored ? state : reading,
    kept: kept ?? [],
    discardKept: () => {
      discardKept(store, name);
      setKept([]);
    },
    keep,
    discard,
    forget,
    isOfVisit,
    /** State of the switch; also known while the draft is being read. */
    isUnkeptNow,
    isUnkept: () => store.isUnkept(formName),
    reserveCode: (content: string, create: () => string) => store.reserveCode(formName, content, create),
    suspendWriting: () => store.suspendWriting(formName, version),
    resumeWriting: () => store.resumeWriting(formName),
    setUnkept: (isUnkept: boolean) => {
      store.setUnkept(formName, isUnkept);
      if (isUnkept) setKept([]);
      else keep();
    },
  };
}

export type FormDraft = ReturnType<typeof useFormDraft>;
