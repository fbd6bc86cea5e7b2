import 'fake-indexeddb/auto';
import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import { describe, expect, it, vi } from 'vitest';
import { createSiteAccessPolicy } from '../../src/app/composition/backend/access-policy';
import { createStore } from '@/app/composition/create-store';
import '@/entities/certificate';
import '@/entities/change-log';
import '@/entities/content/article';
import '@/entities/content/album';
import '@/entities/content/faq';
import '@/entities/content/wording';
import '@/entities/counselling/booking';
import '@/entities/counselling/counsellor';
import '@/entities/counselling/note';
import '@/entities/enquiry';
import '@/entities/vetting/evidence';
import '@/entities/homework/question';
import '@/entities/homework/solved-question';
import '@/entities/jobs/job';
import '@/entities/jobs/job-application';
import '@/entities/lesson';
import '@/entities/neighbour-group';
import '@/entities/note';
import '@/entities/offer';
import '@/entities/person';
import '@/entities/review';
import '@/entities/jobs/school';
import '@/entities/site-setting';
import '@/entities/vetting/subject-addition';
import { trackingPath } from '@/entities/tracking';
import '@/entities/tuition-request';
import '@/entities/tutor';
import '@/entities/tutor-application';
import '@/entities/offer/api/family-offers';
import '@/features/admin/late-records';
import '@/features/learning/homework-desk/api/homework-lists-api';
import '@/features/tutors/no-shows/api/no-shows-api';
import '@/features/tuition/request-desk/api/following-api';
import '@/features/tuition/telling/api/own-changes-api';
import { baseApi, type PersistedQueries } from '@/shared/api';
import type { BackendPort, DocumentData, DocumentsChange, DocumentsPort } from '@/shared/backend';
import { createEmbeddedBackend } from '@/shared/embedded';
import { watchingQueries } from './watching-queries';
import { transitionRequest, newTuitionCode, sendRequest } from '../samples/records';

interface Answer {
  readonly status: string;
  readonly data?: unknown;
}

interface Endpoint {
  readonly initiate: (
    arg: unknown,
  ) => ThunkAction<Promise<Answer> & { unsubscribe(): void }, unknown, unknown, UnknownAction>;
  readonly select: (arg: unknown) => (state: unknown) => Answer;
}

function endpoint(name: string): Endpoint {
  const found = (baseApi.endpoints as Readonly<Record<string, Endpoint>>)[name];
  if (!found) throw new Error(`no endpoint ${name}`);
  return found;
}

/** A backend whose reads wait for the test; each returns what was stored when it began. */
function startSlow() {
  const observers = new Map<string, Set<(change: DocumentsChange) => void>>();
  let waiting: (() => void)[] = [];
  const read = vi.fn<() => void>();
  const begin = async () => {
    read();
    await new Promise<void>((go) => waiting.push(go));
  };
  const get = vi.fn<() => DocumentData | null>(() => null);
  const documents: DocumentsPort = {
    get: async () => {
      // The result is determined when the read begins, as on a real backend.
      const found = get();
      await begin();
      return found;
    },
    list: async () => {
      await begin();
      return [];
    },
    listGroup: async () => {
      await begin();
      return [];
    },
    count: () => Promise.resolve(0),
    commit: () => Promise.resolve(),
    announce: () => undefined,
    observe: (target, onChange) => {
      const here = observers.get(target) ?? new Set();
      observers.set(target, here.add(onChange));
      return () => void here.delete(onChange);
    },
  };
  const keep = vi.fn<PersistedQueries['keep']>(() => Promise.resolve());
  const persistedQueries: PersistedQueries = {
    keeps: () => true,
    keepNothingOf: () => undefined,
    forget: () => Promise.resolve(),
    keep,
    holds: () => Promise.resolve(false),
    recall: () => Promise.resolve(null),
    since: () => null,
    observe: () => () => undefined,
  };
  const store = createStore({ backend: { documents } as BackendPort, persistedQueries });
  const pass = async () => {
    const going = waiting;
    waiting = [];
    for (const go of going) go();
    await new Promise((done) => setTimeout(done));
  };
  return {
    store,
    read,
    get,
    keep,
    targets: () => [...observers].filter(([, all]) => all.size > 0).map(([target]) => target),
    tell: (target: string, change: DocumentsChange = [target]) =>
      observers.get(target)?.forEach((onChange) => onChange(change)),
    pass,
    passAll: async () => {
      while (waiting.length > 0) await pass();
    },
  };
}

describe.each(watchingQueries)('the query %s', (name, arg) => {
  it('is read once more after a change during a read, also during the second read', async () => {
    const { store, read, targets, tell, passAll } = startSlow();
    void store.dispatch(endpoint(name).initiate(arg));
    await expect.poll(targets).not.toEqual([]);
    for (const target of targets()) {
      tell(target);
      tell(target);
      read.mockClear();
      await passAll();
      // A single read would have missed the changes.
      await expect.poll(() => read.mock.calls.length, { message: `after ${target}` }).toBeGreaterThan(0);
      await passAll();
      expect(endpoint(name).select(arg)(store.getState()).status).not.toBe('pending');
      tell(target);
      await expect.poll(() => endpoint(name).select(arg)(store.getState()).status).toBe('pending');
    }
  });

  it('stops reading once it has no subscriber', async () => {
    const { store, read, targets, tell, pass, passAll } = startSlow();
    const shown = store.dispatch(endpoint(name).initiate(arg));
    await expect.poll(targets).not.toEqual([]);
    const [target = ''] = targets();
    tell(target);
    shown.unsubscribe();
    store.dispatch(baseApi.util.resetApiState());
    read.mockClear();
    await pass();
    expect(targets()).toEqual([]);
    await passAll();
    expect(endpoint(name).select(arg)(store.getState()).status).toBe('uninitialized');
  });
});

it('the list above contains every query that watches documents', async () => {
  const known = watchingQueries.map(([name]) => name);
  const others = Object.keys(baseApi.endpoints).filter((name) => !known.includes(name));
  const watching: string[] = [];
  for (const name of others) {
    if (!('select' in endpoint(name)) || !('useQuery' in endpoint(name))) continue;
    const { store, targets, tell, read } = startSlow();
    void store.dispatch(endpoint(name).initiate(null)).catch(() => undefined);
    const [target] = targets();
    if (target === undefined) continue;
    read.mockClear();
    tell(target, 'everything');
    watching.push(name);
  }
  // Long lists refresh by reading newer records: `liveList`. `offersTouchedAt` reads nothing.
  expect(watching.sort()).toEqual([
    'allAdditions',
    'allAlbums',
    'allArticles',
    'allCounsellors',
    'allFaqs',
    'allTutors',
    'certificates',
    'concerns',
    'deskJobs',
    'jobApplicationsOfPost',
    'jobReports',
    'neighbourGroups',
    'offersTouchedAt',
    'openConsultations',
    'openEnquiries',
    'openOffers',
    'openRequests',
    'openTutorApplications',
    'people',
    'questionReports',
    'schoolPages',
    'schools',
    'undecidedJobApplications',
    'unreadReviews',
    'waitingHomework',
    'wordings',
  ]);
});

it('an answer that arrives after a sign-out is neither shown nor cached', async () => {
  const { store, get, keep, pass } = startSlow();
  const { initiate, select } = endpoint('familyReview');
  const key = { ref: 'LL-T1', offerId: 'o1' };
  get.mockReturnValueOnce({ whose: 'the first person' });
  void store.dispatch(initiate(key));
  store.dispatch(baseApi.util.resetApiState());
  get.mockReturnValue(null);
  void store.dispatch(initiate(key));
  await pass();
  await expect.poll(() => select(key)(store.getState()).status).toBe('fulfilled');
  expect(select(key)(store.getState()).data).toBeNull();
  expect(keep.mock.calls.map(([, , answer]) => answer)).toEqual([null]);
});

it('two changes during a slow read of a real backend are both shown', async () => {
  const backend = await createEmbeddedBackend({
    name: 'slow-reads',
    policy: createSiteAccessPolicy(),
    demoAccounts: [
      { id: 'demo-admin', email: 'o@example.com', password: 'climb-a-good-tree', displayName: 'O' },
    ],
    sampleDocuments: () => ({ 'roles/demo-admin': { role: 'admin', name: 'Office 1' } }),
    passwordIterations: 10,
  });
  await backend.auth.signIn({ email: 'o@example.com', password: 'climb-a-good-tree' });
  const ref = newTuitionCode();
  await backend.documents.commit(sendRequest(ref));
  const slow: DocumentsPort = {
    ...backend.documents,
    get: async (path) => {
      const found = await backend.documents.get(path);
      await new Promise((done) => setTimeout(done, 60));
      return found;
    },
  };
  const store = createStore({ backend: { ...backend, documents: slow } });
  const { initiate, select } = endpoint('tracking');
  const state = () => (select(ref)(store.getState()).data as { state?: string } | undefined)?.state;
  void store.dispatch(initiate(ref));
  await expect.poll(state).toBe('submitted');
  await backend.documents.commit(transitionRequest(ref, 'submitted', 'reviewing'));
  await new Promise((done) => setTimeout(done, 20));
  await backend.documents.commit(transitionRequest(ref, 'reviewing', 'asking'));
  expect(await backend.documents.get(trackingPath(ref))).toMatchObject({ state: 'asking' });
  await expect.poll(state).toBe('asking');
  backend.close();
});
