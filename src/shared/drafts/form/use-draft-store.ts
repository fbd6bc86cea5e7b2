import { holdLock } from '@/shared/lib/device';
import { useProvided } from '@/shared/provided';
import type { DraftPorts } from '../store/device-drafts';
import { DraftSourceContext, type DraftSource } from '../store/draft-source';
import { createDraftStore, type DraftStore } from '../store/draft-store';

const stores = new WeakMap<DraftSource, DraftStore>();

const loadDevice = () => import(/* webpackChunkName: "device" */ '@/shared/device-database');

/** The drafts in the device database, whose chunk loads with the first form. */
const rows: DraftPorts['rows'] = {
  list: async (form) => (await loadDevice()).listDrafts(form),
  count: async () => (await loadDevice()).countDrafts(),
  put: async (row) => (await loadDevice()).putDraft(row),
  remove: async (id) => (await loadDevice()).removeDraft(id),
  clear: async (which) => (await loadDevice()).clearDrafts(which),
  moveOnce: async (old) => (await loadDevice()).moveDraftsOnce(old),
};

const hold: DraftPorts['hold'] = (id, waitMs) => holdLock(`lifeline.draft.${id}`, waitMs);

/** Flushes drafts on `pagehide`, before the database closes. Reads them again on return. */
function followPage(store: DraftStore): void {
  if (typeof window === 'undefined') return;
  addEventListener('pagehide', () => store.leave(), { capture: true });
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') void store.flush();
  });
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) void store.comeBack();
  });
}

/** Returns the single store of a source, so that all forms of a tab share drafts. */
export function draftStoreOf(source: DraftSource): DraftStore {
  const known = stores.get(source);
  if (known) return known;
  const { device, session, now } = source;
  const store = createDraftStore({ device, session, now, rows, hold, ...source.ports });
  stores.set(source, store);
  followPage(store);
  return store;
}

export function useDraftStore(): DraftStore {
  const source = useProvided(DraftSourceContext);
  return draftStoreOf(source);
}
