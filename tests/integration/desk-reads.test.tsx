// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import { I18nextProvider } from 'react-i18next';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createStore } from '@/app/composition/create-store';
import { SessionContext, StaffContext } from '../../src/entities/session';
import { BulkRunProvider } from '../../src/features/admin/bulk';
import { ConcernNotes } from '../../src/features/admin/concerns';
import { ReportNotes } from '../../src/features/jobs/report-desk';
import { OpenView } from '../../src/pages/office/back-office/ui/open-view';
import {
  FollowingNote,
  LateCount,
  SettleDesk,
  StoppingNote,
} from '../../src/pages/office/back-office/ui/settle-desk';
import { LoadBackendContext } from '@/shared/api';
import type { BackendPort } from '@/shared/backend';
import { startOf, type DeskView, type DeskWays } from '@/shared/desk';
import { DraftSourceContext } from '@/shared/drafts';
import { createMemoryStore } from '@/shared/lib/storage';
import { createCountingDocuments, sumOf } from '../samples/counting-documents';
import { deskWays } from '../samples/desk-records';
import { createDraftDevice } from '../samples/draft-device';
import { longDesk } from '../samples/long-desk';
import { office } from '../samples/records';
import { administrator, startSessionOf } from '../samples/session';
import { createEnglish } from '../samples/words';

const english = await createEnglish('admin', 'ghana', 'shell', 'today', 'validation', 'words', 'data');

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({
    matches: false,
    addEventListener: vi.fn(),
    removeEventListener: vi.fn(),
  }));
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe = vi.fn();
      unobserve = vi.fn();
      disconnect = vi.fn();
    },
  );
  vi.stubGlobal('scrollTo', vi.fn());
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
}, 60_000);

const minuteMs = 60_000;

const answering = ['requests', 'enquiries', 'reviews', 'applications', 'subjects', 'consultations'] as const;

/** A view of a desk with its background work, on documents that are counted. */
function openDesk({ stored }: ReturnType<typeof longDesk>, opened: DeskView = 'requests') {
  const counting = createCountingDocuments(stored);
  const backend = { documents: counting.documents } as BackendPort;
  // Without the checks of development, which look through the whole store at each action.
  vi.stubEnv('NODE_ENV', 'production');
  const store = createStore({ backend });
  vi.unstubAllEnvs();
  const session = startSessionOf(administrator());
  const drafts = createDraftDevice().tab(createMemoryStore(), () => new Date());
  const desk = (place: Partial<DeskWays['place']>) => (
    <MemoryRouter initialEntries={['/admin/demo-admin']}>
      <I18nextProvider i18n={english}>
        <Provider store={store}>
          <LoadBackendContext value={() => Promise.resolve(backend)}>
            <SessionContext value={session}>
              <StaffContext value={office}>
                <DraftSourceContext value={drafts}>
                  <ConcernNotes />
                  <ReportNotes />
                  <StoppingNote />
                  <FollowingNote />
                  {answering.map((view) => (
                    <LateCount key={view} view={view} />
                  ))}
                  <BulkRunProvider>
                    <OpenView ways={deskWays(opened, { place: { ...startOf(opened), ...place } })} />
                  </BulkRunProvider>
                  <SettleDesk />
                </DraftSourceContext>
              </StaffContext>
            </SessionContext>
          </LoadBackendContext>
        </Provider>
      </I18nextProvider>
    </MemoryRouter>
  );
  /** Waits until nothing is read any more. */
  const settle = async () => {
    for (let quiet = 0, before = -1; quiet < 3; before = counting.readSoFar()) {
      await act(() => new Promise((done) => setTimeout(done, 20)));
      quiet = counting.readSoFar() === before ? quiet + 1 : 0;
    }
  };
  const readsOf = async (go: () => unknown) => {
    counting.takeReads();
    await act(async () => {
      await go();
    });
    await settle();
    return counting.takeReads();
  };
  const view = render(desk({}));
  return {
    counting,
    settle,
    readsOf,
    show: (place: Partial<DeskWays['place']>) => readsOf(() => view.rerender(desk(place))),
  };
}

it('reads of 10,000 requests those that are open, and of the others what somebody asks for', async () => {
  const long = longDesk({ requests: 10_000, open: 400 });
  const desk = openDesk(long);
  await screen.findByRole('heading', { level: 1 }, { timeout: 10_000 });
  await desk.settle();
  const opening = desk.counting.takeReads();
  expect(opening.tuitionRequests).toBeLessThanOrEqual(402);
  // Each open offer, its family's link, and a question for the lessons of each family that is taught.
  expect(sumOf(opening)).toBeLessThanOrEqual(1_200);

  const ended = await desk.show({ state: 'ended' });
  expect(sumOf(ended)).toBe(50);
  const next = await desk.readsOf(() => screen.getByRole('button', { name: 'Show 50 more' }).click());
  expect(sumOf(next)).toBe(50);
  expect(screen.getByText('100 shown. Last moved first.')).toBeDefined();

  // The search finds what is over whatever the filter is.
  const byPhone = await desk.show({ search: long.last.phone });
  expect(sumOf(byPhone)).toBeLessThanOrEqual(5);
  expect(screen.getByRole('link', { name: new RegExp(long.last.ref.slice(4, 8)) })).toBeDefined();
  const byCode = await desk.show({ search: long.last.ref });
  expect(sumOf(byCode)).toBeLessThanOrEqual(5);
  expect(screen.getByRole('link', { name: new RegExp(long.last.ref.slice(4, 8)) })).toBeDefined();

  await desk.show({});
  desk.counting.takeReads();
  await desk.counting.passTime(10 * minuteMs, desk.settle);
  const { concerns = 0, ...quiet } = desk.counting.takeReads();
  // Worries about children are asked for by the minute too, of those on duty alone.
  expect(concerns).toBeLessThanOrEqual(10);
  expect(sumOf(quiet)).toBeLessThanOrEqual(32);
}, 120_000);

it('reads for what is to be done today no more than for the requests, and nothing of its own twice', async () => {
  const opening: Record<string, number>[] = [];
  for (const view of ['requests', 'today'] as const) {
    const desk = openDesk(longDesk({ requests: 10_000, open: 400 }), view);
    await screen.findByRole('heading', { level: 1 }, { timeout: 20_000 });
    await desk.settle();
    opening.push(desk.counting.takeReads());
    cleanup();
  }
  const [requests = {}, today = {}] = opening;
  // Of its own: homework questions in two states, their figures, and bookings without a time; all empty here.
  const { homeworkQuestions = 0, bookings = 0, settings = 0, ...others } = today;
  expect(homeworkQuestions + bookings).toBeLessThanOrEqual(3);
  expect(settings).toBeLessThanOrEqual((requests.settings ?? 0) + 1);
  for (const [collection, count] of Object.entries(others))
    expect(count, collection).toBeLessThanOrEqual(requests[collection] ?? 0);
}, 120_000);
