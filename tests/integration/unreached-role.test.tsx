// @vitest-environment jsdom
import { act, fireEvent, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { describe, expect, it, vi } from 'vitest';
import { createDataProviders } from '@/app/composition/create-data-providers';
import { startSession } from '@/app/composition/create-session';
import { createStore } from '@/app/composition/create-store';
import { LoadPendingWritesContext } from '../../src/shared/pending-writes';
import { DemoContext } from '@/features/site/demo';
import { Component as BackOfficePage } from '@/pages/office/back-office';
import { Component as TutorAreaPage } from '@/pages/teachers/tutor-area';
import { LoadBackendContext, ProvideDataContext, type PersistedQueries } from '@/shared/api';
import { BackendFailure, type BackendPort, type DocumentData } from '@/shared/backend';
import { EntryPage } from '@/widgets/entry-page';
import { createEnglish } from '../samples/words';

const noDemo = {
  subscribe: () => () => undefined,
  read: () => null,
  demo: { reset: () => Promise.resolve() },
};

const ama = { id: 'demo-ama', email: 'ama@example.com', displayName: 'Ama', isEmailVerified: true };

/** Pages for a signed-in user whose role cannot be read until the test allows it. */
async function open(path: string) {
  const get = vi.fn<(path: string) => Promise<DocumentData | null>>(() =>
    Promise.reject(new BackendFailure('slow', 'no answer in 30000 ms')),
  );
  const backend = {
    auth: {
      sendsMail: true,
      observeUser: (listener: (user: typeof ama) => void) => {
        listener(ama);
        return () => undefined;
      },
    },
    documents: { get, list: () => Promise.resolve([]), observe: () => () => undefined },
  } as unknown as BackendPort;
  const session = startSession(backend, () => undefined);
  const english = await createEnglish(
    'validation',
    'words',
    'shell',
    'error',
    'sign-in',
    'tutor-area',
    'ghana',
    'admin',
  );
  const memory = {
    isShared: () => false,
    noteSignIn: () => undefined,
    countUnsent: () => Promise.resolve(0),
    forget: () => Promise.resolve(),
  };
  const load = () => Promise.resolve(backend);
  const persistedQueries: PersistedQueries = {
    keeps: () => true,
    keepNothingOf: () => undefined,
    forget: () => Promise.resolve(),
    keep: () => Promise.resolve(),
    holds: () => Promise.resolve(false),
    recall: () => Promise.resolve(null),
    since: () => null,
    observe: () => () => undefined,
  };
  const store = createStore({ backend, persistedQueries });
  const Providers = createDataProviders(store, session, memory, persistedQueries, []);
  const provide = (children: ReactNode) => (
    <LoadPendingWritesContext value={() => new Promise(() => undefined)}>
      <Providers>{children}</Providers>
    </LoadPendingWritesContext>
  );
  render(
    <I18nextProvider i18n={english}>
      <LoadBackendContext value={load}>
        <DemoContext value={noDemo}>
          <ProvideDataContext value={provide}>
            <MemoryRouter initialEntries={[path]}>
              <Routes>
                <Route path="/tutor" element={<EntryPage area="tutor" />} />
                <Route path="/tutor/:id" element={<TutorAreaPage />} />
                <Route path="/admin/:id" element={<BackOfficePage />} />
              </Routes>
            </MemoryRouter>
          </ProvideDataContext>
        </DemoContext>
      </LoadBackendContext>
    </I18nextProvider>,
  );
  await screen.findByText(/Lifeline could not be reached/);
  const askAgain = async (answer: DocumentData | null) => {
    get.mockImplementation((path) => Promise.resolve(path.startsWith('roles/') ? answer : null));
    await act(async () => {
      fireEvent.click(screen.getByRole('button', { name: 'Ask again now' }));
      await Promise.resolve();
    });
  };
  return { get, askAgain };
}

describe('somebody whose role could not be read', () => {
  it('is not told that the account has no role, and continues once the role is read', async () => {
    const { get, askAgain } = await open('/tutor');
    expect(screen.queryByText(/no role here yet/)).toBeNull();
    expect(get).toHaveBeenCalledTimes(1);
    await askAgain({ role: 'tutor', name: 'Ama' });
    await screen.findByText('Your profile is not open yet');
    expect(screen.queryByText(/could not be reached/)).toBeNull();
  });

  it('is told that the account has no role once that is read', async () => {
    const { askAgain } = await open('/tutor');
    await askAgain(null);
    await screen.findByText(/no role here yet/);
  });

  it('sees a guarded page only once the role is read', async () => {
    const { askAgain } = await open('/tutor/demo-ama');
    expect(screen.queryByText('Your profile is not open yet')).toBeNull();
    await askAgain({ role: 'tutor', name: 'Ama' });
    await screen.findByText('Your profile is not open yet');
  });

  it('is refused by the desk only once the role is read', async () => {
    const { askAgain } = await open('/admin/demo-ama');
    expect(screen.queryByText('403')).toBeNull();
    await askAgain({ role: 'tutor', name: 'Ama' });
    await screen.findByText('403');
  });
});
