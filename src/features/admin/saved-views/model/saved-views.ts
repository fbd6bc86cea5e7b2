import * as v from 'valibot';
import { isSharedPhone } from '@/shared/config';
import type { DeskView } from '@/shared/desk';
import type { KeyValueStore } from '@/shared/lib/storage';

/** What a list showed, under a name. */
export interface SavedView {
  readonly view: DeskView;
  readonly name: string;
  /** Query string of the desk: filter, search, sort and columns. */
  readonly query: string;
}

interface Stores {
  readonly device: KeyValueStore;
  readonly tab: KeyValueStore;
}

const stored = v.array(v.object({ view: v.string(), name: v.string(), query: v.string() }));

function parse(text: string): readonly SavedView[] {
  try {
    const parsed = v.safeParse(stored, JSON.parse(text));
    return parsed.success ? (parsed.output as SavedView[]) : [];
  } catch (cause) {
    if (cause instanceof SyntaxError) return [];
    throw cause;
  }
}

/**
 * Saved views of one officer. Kept on this device; on a shared phone only for the session, because a view may
 * hold somebody's name as its search.
 */
export function createSavedViews({ device, tab }: Stores, userId: string) {
  const key = `lifeline.desk-views.${userId}`;
  const store = isSharedPhone(device) ? tab : device;
  const read = () => parse(store.get(key) ?? '[]');
  const write = (views: readonly SavedView[]) => store.set(key, JSON.stringify(views));
  const others = ({ view, name }: Pick<SavedView, 'view' | 'name'>) =>
    read().filter((known) => known.view !== view || known.name !== name);
  return {
    /** Saved views of a list, by name. */
    list: (view: DeskView): readonly SavedView[] =>
      read()
        .filter((known) => known.view === view)
        .sort((one, other) => one.name.localeCompare(other.name)),
    /** Replaces the view of the same name. Returns false when the device refuses. */
    save: (saved: SavedView): boolean => write([...others(saved), saved]),
    remove: (saved: Pick<SavedView, 'view' | 'name'>): boolean => write(others(saved)),
    /** Calls back when another tab saves or removes. Returns a function that unsubscribes. */
    observe: (onChange: () => void) => store.observe(key, onChange),
  };
}
