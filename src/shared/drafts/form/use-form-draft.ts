import { useEffect, useEffectEvent, useLayoutEffect, useState, useSyncExternalStore } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { readEarlyInput } from '@/shared/lib/early-input';
import { useIsHydrated } from '@/shared/lib/hydration';
import { isNothing } from '../store/bring-forward';
import type { DraftName } from '../store/draft-name';
import { reading, type DraftState } from '../store/draft-state';
import type { DraftStore } from '../store/draft-store';
import { useDraftStore } from './use-draft-store';
import { discardKept, readDraft, takeOver, type KeptText } from '../store/kept-text';
import { useClearOnLeaving } from './use-clear-on-leaving';

const readValues = <Values extends FieldValues>(
  store: DraftStore,
  name: DraftName,
  empty: Values,
  fixed: Partial<Values>,
): Values => ({ ...empty, ...readDraft(store, name, empty).values, ...fixed });

/**
 * The values a form begins with: its empty ones, unless its draft is at hand already; `useFormDraft` fills in what this device has.
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

/** Something that happens once, and is told of. */
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

/** What somebody has put into the form since it came, in the fields that are not as they began. */
function typedSince<Values extends FieldValues>(began: Values, present: Values): Partial<Values> {
  const entries = Object.entries(present).filter(
    // A choice that nobody made has no value, whatever it began with.
    ([field, value]) => !isNothing(value) && JSON.stringify(value) !== JSON.stringify(began[field]),
  );
  return Object.fromEntries(entries) as Partial<Values>;
}

/**
 * Fills a form with its draft as soon as this device has given it, and with what was typed before; keeps
 * its values on this device with every change, and says what became of it. What was typed into another version of the
 * form and does not fit is `kept`, until `discardKept`. `discard` empties the form and forgets the draft; `forget` only
 * forgets it, once the form has been sent; `keep` keeps what was put in by other means than typing. Where nothing is kept, the form
 * is emptied when somebody leaves it.
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
  // Read once: what is typed from now on is not compared with it.
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

  // At once: the notes of what was typed before the page was awake are thrown away when it is.
  const showEarly = useEffectEvent(() => {
    const early = readEarlyInput(empty);
    if (Object.keys(early).length > 0) form.reset({ ...form.getValues(), ...early });
  });
  useLayoutEffect(() => showEarly(), []);

  const restore = useEffectEvent(() => {
    takeOver(store, name, empty);
    const typed = typedSince(began, form.getValues());
    if (!wasRead) form.reset({ ...readValues(store, name, empty, fixed), ...typed });
    if (Object.keys(typed).length > 0) keep();
  });
  // Before the first paint that knows of it.
  useLayoutEffect(() => {
    if (!isRead) return;
    restore();
    // With the values, so that nobody takes a form that is still empty for the draft.
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
          // A reset is not typing: it must not bring back what was just discarded.
          if (type !== undefined) store.save(formName, version, values);
        },
      }),
    [form, store, formName, version],
  );

  const whereUnkept = (clear: () => void) => () => {
    if (store.isUnkept(formName)) clear();
  };
  useClearOnLeaving(whereUnkept(discard), whereUnkept(forget));

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
    /** What the switch shows: also while this device is still asked for a draft. */
    isUnkeptNow,
    isUnkept: () => store.isUnkept(formName),
    reserveCode: (content: string, create: () => string) => store.reserveCode(formName, content, create),
    handOver: () => store.handOver(formName, version),
    takeUp: () => store.takeUp(formName),
    setUnkept: (isUnkept: boolean) => {
      store.setUnkept(formName, isUnkept);
      if (isUnkept) setKept([]);
      else keep();
    },
  };
}

export type FormDraft = ReturnType<typeof useFormDraft>;
