// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import { renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { expect, it, vi } from 'vitest';
import { createPersistedQueries } from '../../src/app/composition/device/create-persisted-queries';
import { createStore } from '@/app/composition/create-store';
import { offerPath } from '../../src/entities/offer';
import { tutorPath } from '../../src/entities/tutor';
import { LoadPendingWritesContext } from '../../src/shared/pending-writes';
import { useArea } from '@/pages/teachers/tutor-area/ui/use-area';
import { PersistedQueriesContext, LoadBackendContext } from '@/shared/api';
import { BackendFailure, type BackendPort, type DocumentsPort, type StoredDocument } from '@/shared/backend';
import { forgetPersistedQueries } from '@/shared/device-database';
import { documentsOf } from '../policy/attempt';
import { approveTutor, makeOffer } from '../samples/offers';
import { office } from '../samples/records';

const at = '2026-03-09T16:00:00.000Z';
const times = { createdAt: at, updatedAt: at, movedAt: at };
const [offerId, tutorId] = ['3f0c2f4e-6a4b-4a52-9a5f-0d5a3d8f1c11', 'tutor-1'];
const offer = documentsOf(makeOffer('LL-T1', { id: offerId, tutorId }, office))[offerPath(offerId)];
const profile = documentsOf(approveTutor(tutorId, office))[tutorPath(tutorId)];
const who = { userId: tutorId, name: 'Ama S.' };

/** A tutor's area whose profile wrongly says that no hour is taken. */
function start({ isLessonsAway }: { isLessonsAway: () => boolean }) {
  const commit = vi.fn<DocumentsPort['commit']>(() => Promise.resolve());
  const documents: DocumentsPort = {
    get: () => Promise.resolve({ ...profile, ...times, busy: [] }),
    list: async ({ collection }): Promise<readonly StoredDocument[]> => {
      if (collection === 'offers') return [{ id: offerId, data: { ...offer, ...times, state: 'chosen' } }];
      if (isLessonsAway()) throw new BackendFailure('offline', 'no network');
      return [];
    },
    listGroup: () => Promise.resolve([]),
    count: () => Promise.resolve(0),
    commit,
    announce: () => undefined,
    observe: () => () => undefined,
  };
  const backend = { documents } as BackendPort;
  const log = (cause: unknown) => {
    throw cause;
  };
  const persistedQueries = createPersistedQueries({ isShared: () => false, now: () => new Date(at), log });
  const store = createStore({ backend, persistedQueries });
  const wrapper = ({ children }: { children: ReactNode }) => (
    <Provider store={store}>
      <PersistedQueriesContext value={persistedQueries}>
        <LoadBackendContext value={() => Promise.resolve(backend)}>
          <LoadPendingWritesContext value={() => new Promise(() => undefined)}>
            {children}
          </LoadPendingWritesContext>
        </LoadBackendContext>
      </PersistedQueriesContext>
    </Provider>
  );
  const area = renderHook(() => useArea(tutorId, who), { wrapper });
  return { area, commit };
}

it('publishes busy hours only from fresh answers', async () => {
  await forgetPersistedQueries([]);
  const fresh = start({ isLessonsAway: () => false });
  await waitFor(() => expect(fresh.commit).toHaveBeenCalledTimes(1));
  fresh.area.unmount();

  // The next visit: offers and profile are fresh, lessons are cached.
  const later = start({ isLessonsAway: () => true });
  // Both: one part of the area may be read from the device before another.
  await waitFor(() => expect(later.area.result.current).toMatchObject({ keptSince: at, isLoading: false }));
  await new Promise((done) => setTimeout(done, 50));
  expect(later.commit).not.toHaveBeenCalled();
});
