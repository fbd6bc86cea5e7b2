import { act, render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { vi } from 'vitest';
import type { i18n as I18n } from 'i18next';
import { createStore } from '@/app/composition/create-store';
import { SessionContext, type Member } from '../../src/entities/session';
import { LoadBackendContext } from '@/shared/api';
import type { BackendPort, DocumentData } from '@/shared/backend';
import { DraftSourceContext } from '@/shared/drafts';
import { createMemoryStore } from '@/shared/lib/storage';
import { createCountingDocuments, type CountedDocuments } from './counting-documents';
import { createDraftDevice } from './draft-device';
import { startSessionOf } from './session';

/** Where something is rendered, and by whom. */
export interface CountedPlace {
  /** Documents in memory, or those of a database. */
  readonly stored: Readonly<Record<string, DocumentData>> | CountedDocuments;
  /** Null for somebody without an account. */
  readonly member: Member | null;
  readonly address: string;
  readonly words: I18n;
}

const isCounted = (stored: CountedPlace['stored']): stored is CountedDocuments =>
  typeof stored.takeReads === 'function';

/** Gives what is rendered documents that count how often they are read, the session, and drafts. */
export function openCounted({ stored, member, address, words }: CountedPlace, children: ReactNode) {
  const counting = isCounted(stored) ? stored : createCountingDocuments(stored);
  const backend = { documents: counting.documents } as BackendPort;
  // Without the checks of development, which look through the whole store at each action.
  vi.stubEnv('NODE_ENV', 'production');
  const store = createStore({ backend });
  vi.unstubAllEnvs();
  const session = startSessionOf(member);
  const drafts = createDraftDevice().tab(createMemoryStore(), () => new Date());
  const place = (inner: ReactNode) => (
    <MemoryRouter initialEntries={[address]}>
      <I18nextProvider i18n={words}>
        <Provider store={store}>
          <LoadBackendContext value={() => Promise.resolve(backend)}>
            <SessionContext value={session}>
              <DraftSourceContext value={drafts}>{inner}</DraftSourceContext>
            </SessionContext>
          </LoadBackendContext>
        </Provider>
      </I18nextProvider>
    </MemoryRouter>
  );
  /** Waits until nothing is read any more. */
  const settle = async () => {
    // Views are scripts of their own.
    await act(() => vi.dynamicImportSettled());
    for (let quiet = 0, before = -1; quiet < 3; before = counting.readSoFar()) {
      await act(() => new Promise((done) => setTimeout(done, 20)));
      quiet = counting.readSoFar() === before && !counting.isAsked() ? quiet + 1 : 0;
    }
  };
  const view = render(place(children));
  return {
    counting,
    settle,
    /** What an action reads, by kind of collection. */
    readsOf: async (go: () => unknown) => {
      counting.takeReads();
      await act(async () => {
        await go();
      });
      await settle();
      return counting.takeReads();
    },
    /** Renders something else in the same place. */
    show: (inner: ReactNode) => view.rerender(place(inner)),
  };
}

/** What jsdom lacks and a page asks for. */
export function stubPage(): void {
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
}
