// @vitest-environment jsdom
import { cleanup, render, renderHook, screen, waitFor, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, it, vi } from 'vitest';
import { createStore } from '@/app/composition/create-store';
import { createReferenceCode, type ReferenceCode } from '@/entities/reference-code';
import { parseTracking } from '@/entities/tracking';
import { tutorPath } from '@/entities/tutor';
import { loadHomeNow, useNextThing } from '@/features/site/now';
import {
  LoadBackendContext,
  PersistedQueriesContext,
  ProvideDataContext,
  type PersistedQueries,
} from '@/shared/api';
import { BackendFailure, type BackendPort, type DocumentData, type DocumentsPort } from '@/shared/backend';
import { LoadPendingWritesContext } from '@/shared/pending-writes';
import { ids, lesson, offer, request } from '../../e2e/support/family';
import { documentsOf } from '../policy/attempt';
import { approveTutor } from '../samples/offers';
import { office } from '../samples/records';
import { createEnglish } from '../samples/words';

// jsdom has no layout.
vi.stubGlobal(
  'ResizeObserver',
  class {
    observe() {}
    disconnect() {}
  },
);

afterEach(cleanup);

const at = '2026-11-23T09:00:00.000Z';
const tracked = (code: string, kind: string, state: string) => ({
  [`tracking/${code}`]: {
    topic: { kind },
    state,
    steps: { sent: { what: state, at: new Date().toISOString() } },
  },
});

/** A phone on a backend that notes each read, and that can lose its network. */
function openPhone(stored: Readonly<Record<string, DocumentData>>) {
  const reads: string[] = [];
  let isOnline = true;
  const read = <Answer,>(what: string, answer: Answer): Promise<Answer> => {
    if (!isOnline) return Promise.reject(new BackendFailure('offline', 'no network'));
    reads.push(what);
    return Promise.resolve(answer);
  };
  const documents: DocumentsPort = {
    get: (path) => read(path, stored[path] ?? null),
    list: ({ collection }) =>
      read(
        collection,
        Object.entries(stored)
          .filter(([path]) => path.slice(0, path.lastIndexOf('/')) === collection)
          .map(([path, data]) => ({ id: path.slice(path.lastIndexOf('/') + 1), data })),
      ),
    listGroup: () => Promise.resolve([]),
    count: () => Promise.resolve(0),
    commit: () => Promise.resolve(),
    announce: () => undefined,
    observe: () => () => undefined,
  };
  const kept = new Map<string, unknown>();
  const shown = new Set<string>();
  const persistedQueries: PersistedQueries = {
    keep: (owner, key, answer) => Promise.resolve(void kept.set(`${owner} ${key}`, answer)),
    holds: () => Promise.resolve(false),
    recall: (owner, key) => {
      const answer = kept.get(`${owner} ${key}`);
      if (answer !== undefined) shown.add(`${owner} ${key}`);
      return Promise.resolve(answer === undefined ? null : { answer });
    },
    since: (owner, key) => (shown.has(`${owner} ${key}`) ? at : null),
    keeps: () => true,
    keepNothingOf: () => undefined,
    forget: () => Promise.resolve(),
    observe: () => () => undefined,
  };
  const backend = { documents } as BackendPort;
  let store = createStore({ backend, persistedQueries });
  const provide = (children: ReactNode) => (
    <Provider store={store}>
      <PersistedQueriesContext value={persistedQueries}>{children}</PersistedQueriesContext>
    </Provider>
  );
  const Shell = ({ children }: { children: ReactNode }) => (
    <LoadBackendContext value={() => Promise.resolve(backend)}>
      <ProvideDataContext value={provide}>
        <LoadPendingWritesContext value={() => Promise.reject(new Error('none'))}>
          {children}
        </LoadPendingWritesContext>
      </ProvideDataContext>
    </LoadBackendContext>
  );
  return {
    reads,
    Shell,
    provide,
    /** Opens the site anew, without a network. */
    reopenOffline: () => {
      isOnline = false;
      store = createStore({ backend, persistedQueries });
    },
    show: async (...codes: readonly ReferenceCode[]) => {
      const [english, HomeNow] = await Promise.all([createEnglish('now', 'ghana'), loadHomeNow()]);
      return render(
        <I18nextProvider i18n={english}>
          <MemoryRouter>
            <Shell>
              <HomeNow codes={codes} hasPractice={false} />
            </Shell>
          </MemoryRouter>
        </I18nextProvider>,
      );
    },
  };
}

const titles = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);

it('reads each code once, shows what needs the person first, and three at most', async () => {
  const [enquiry, papers, report, oldest] = (['enquiry', 'application', 'jobReport', 'enquiry'] as const).map(
    (kind) => createReferenceCode(kind),
  );
  if (!enquiry || !papers || !report || !oldest) throw new Error('no codes');
  const phone = openPhone({
    ...tracked(oldest, 'enquiry', 'answering'),
    ...tracked(papers, 'application', 'papers'),
    ...tracked(enquiry, 'enquiry', 'new'),
    ...tracked(report, 'jobReport', 'received'),
  });
  await phone.show(oldest, papers, enquiry, report);
  await waitFor(() => expect(titles()).toHaveLength(3));
  expect(titles()).toEqual(['Answer the office', 'We look into it', 'We read it and answer']);
  const [first] = screen.getAllByRole('listitem');
  if (!first) throw new Error('no card');
  expect(within(first).getByText('For you')).toBeTruthy();
  const open = within(first).getByRole('link', { name: 'Open it: Answer the office' });
  expect(open.getAttribute('href')).toBe(`/code#${papers}`);
  expect(screen.getByRole('link', { name: 'All codes of this phone' }).getAttribute('href')).toBe('/code');
  expect([...phone.reads].sort()).toEqual(
    [oldest, papers, enquiry, report].map((code) => `tracking/${code}`).sort(),
  );
});

it('reads what belongs to a lesson once, and nothing again for the page of the code', async () => {
  const code = createReferenceCode('tuition');
  const documents = {
    ...request(code, 'running'),
    ...offer(code, ids.ama, 'demo-tutor', 'chosen'),
    ...lesson(ids.ama, 'taught', false, -4),
    [tutorPath('demo-tutor')]: {
      ...documentsOf(approveTutor('demo-tutor', office))[tutorPath('demo-tutor')],
      ...{ createdAt: at, updatedAt: at, movedAt: at },
    },
  };
  const phone = openPhone(documents);
  await phone.show(code);
  await screen.findByRole('heading', { name: 'Was the lesson taught?' });
  const once = [
    `offers/${ids.ama}`,
    `offers/${ids.ama}/lessons`,
    `tracking/${code}`,
    `tuitionRequests/${code}/proposals`,
    'tutors/demo-tutor',
  ];
  await waitFor(() => expect([...phone.reads].sort()).toEqual(once));
  const tracking = parseTracking(code, documents[`tracking/${code}`] ?? {});
  const page = renderHook(() => useNextThing(code, tracking), {
    wrapper: ({ children }) => <phone.Shell>{phone.provide(children)}</phone.Shell>,
  });
  await waitFor(() => expect(page.result.current.key).toBe('tuition-confirm'));
  expect([...phone.reads].sort()).toEqual(once);
});

it.each([
  ['active', /^Choose: .+ said yes$/],
  ['hidden', 'We ask the next tutor'],
])('tells of the only yes while that tutor is %s', async (state, title) => {
  const code = createReferenceCode('tuition');
  const profile = documentsOf(approveTutor('demo-tutor', office))[tutorPath('demo-tutor')];
  const phone = openPhone({
    ...request(code, 'offered'),
    ...offer(code, ids.ama, 'demo-tutor', 'accepted'),
    [tutorPath('demo-tutor')]: { ...profile, state, createdAt: at, updatedAt: at, movedAt: at },
  });
  await phone.show(code);
  expect(await screen.findByRole('heading', { level: 2, name: title })).toBeTruthy();
});

it('shows without a network what was read last, and from when it is', async () => {
  const code = createReferenceCode('application');
  const documents = tracked(code, 'application', 'papers');
  const phone = openPhone(documents);
  await phone.show(code);
  await screen.findByText('Answer the office');
  expect(screen.queryByText(/^As of/)).toBeNull();
  cleanup();
  phone.reopenOffline();
  await phone.show(code);
  await screen.findByText('Answer the office');
  expect(screen.getByText(/^As of Mon 23 Nov/)).toBeTruthy();
});

it('shows nothing where nothing is read, or all is long over', async () => {
  const [known, unknown] = [createReferenceCode('enquiry'), createReferenceCode('enquiry')];
  const phone = openPhone({
    [`tracking/${known}`]: {
      topic: { kind: 'enquiry' },
      state: 'resolved',
      steps: { sent: { what: 'resolved', at: '2020-01-01T00:00:00.000Z' } },
    },
  });
  const { container } = await phone.show(known, unknown);
  await waitFor(() => expect(phone.reads).toHaveLength(2));
  expect(container.textContent).toBe('');
});
