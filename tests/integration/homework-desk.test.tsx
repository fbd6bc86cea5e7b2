// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { I18nextProvider } from 'react-i18next';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createSiteAccessPolicy } from '../../src/app/composition/backend/access-policy';
import { createPersistedQueries } from '../../src/app/composition/device/create-persisted-queries';
import { createStore } from '@/app/composition/create-store';
import { homeworkMessagesOf } from '../../src/entities/homework/question';
import { SessionContext, StaffContext } from '../../src/entities/session';
import { HomeworkView } from '../../src/features/learning/homework-desk';
import { LoadBackendContext, PersistedQueriesContext } from '@/shared/api';
import { startOf } from '@/shared/desk';
import { DraftSourceContext } from '@/shared/drafts';
import { createEmbeddedBackend, type EmbeddedBackend } from '@/shared/embedded';
import { createMemoryStore } from '@/shared/lib/storage';
import { closed, open, record } from '../policy/homework-documents';
import { createDraftDevice } from '../samples/draft-device';
import { homeworkId, otherHomeworkId, sampleAnswer } from '../samples/homework';
import { office } from '../samples/records';
import { administrator, startSessionOf } from '../samples/session';
import { createEnglish } from '../samples/words';

const account = {
  id: office.userId,
  email: 'o@example.com',
  password: 'climb-a-good-tree',
  displayName: 'Office 1',
};
const backends: EmbeddedBackend[] = [];
let count = 0;

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({
    matches: false,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
});
afterEach(() => {
  vi.unstubAllGlobals();
  cleanup();
  for (const backend of backends.splice(0)) backend.close();
});

const english = await createEnglish(
  ...(['admin', 'homework-desk', 'homework-answer', 'homework-thread', 'photos', 'data'] as const),
  ...(['ghana', 'shell', 'validation', 'words'] as const),
);

/** Opens a question on the desk of the office. */
async function openQuestion(documents: typeof open): Promise<EmbeddedBackend> {
  count += 1;
  const backend = await createEmbeddedBackend({
    name: `homework-desk-${count}`,
    policy: createSiteAccessPolicy(),
    demoAccounts: [account],
    sampleDocuments: () => ({
      ...documents,
      [`roles/${account.id}`]: { role: 'admin', name: 'Office 1', duties: ['office'] },
    }),
    passwordIterations: 10,
  });
  backends.push(backend);
  await backend.auth.signIn(account);
  const log = (cause: unknown) => {
    throw cause;
  };
  const persistedQueries = createPersistedQueries({ isShared: () => true, now: () => new Date(), log });
  const ways = {
    place: startOf('homework'),
    openRef: homeworkId,
    closed: null,
    go: () => undefined,
    addressOf: () => '/admin',
    close: () => undefined,
    isFromToday: false,
  };
  render(
    <MemoryRouter>
      <I18nextProvider i18n={english}>
        <Provider store={createStore({ backend, persistedQueries })}>
          <PersistedQueriesContext value={persistedQueries}>
            <LoadBackendContext value={() => Promise.resolve(backend)}>
              <SessionContext value={startSessionOf(administrator())}>
                <StaffContext value={office}>
                  <DraftSourceContext value={createDraftDevice().tab(createMemoryStore(), () => new Date())}>
                    <HomeworkView ways={ways} bar={() => null} told={() => null} />
                  </DraftSourceContext>
                </StaffContext>
              </SessionContext>
            </LoadBackendContext>
          </PersistedQueriesContext>
        </Provider>
      </I18nextProvider>
    </MemoryRouter>,
  );
  await screen.findByRole('heading', { level: 1 });
  return backend;
}

const press = async (name: string | RegExp) => {
  const button = await screen.findByRole('button', { name });
  await act(async () => {
    fireEvent.click(button);
    await Promise.resolve();
  });
};
const type = (form: HTMLElement, label: string, value: string) =>
  fireEvent.change(within(form).getByLabelText(label), { target: { value } });
const stored = async ({ documents }: EmbeddedBackend) => (await documents.get(record)) ?? {};

it('the office hides a question for a reason, and opens it again', async () => {
  const backend = await openQuestion(open);
  await press('Hide');
  fireEvent.click(await screen.findByLabelText('Private things of a person'));
  await press('Hide it');
  await waitFor(async () =>
    expect(await stored(backend)).toMatchObject({ state: 'hidden', reason: 'private' }),
  );
  await press('Open it again for tutors');
  await waitFor(async () => expect(await stored(backend)).toMatchObject({ state: 'open', reason: '' }));
});

it('the office answers in four parts, and no way to get in touch goes out', async () => {
  const backend = await openQuestion(open);
  await press('Answer it here');
  const form = await screen.findByRole('form', { name: 'Answer the question' });
  type(form, 'What the question is about', sampleAnswer.about);
  type(form, 'Hint 1', 'Call me on 024 123 4567.');
  type(form, 'Step 1', sampleAnswer.steps[0] ?? '');
  type(form, 'Result', sampleAnswer.result);
  type(form, 'Check question', sampleAnswer.check.question);
  type(form, 'Right answer to the check question', sampleAnswer.check.key);
  await press('Send the answer');
  expect((await within(form).findAllByText(/looks like a phone number/)).length).toBeGreaterThan(0);
  expect(await stored(backend)).toMatchObject({ state: 'open' });
  type(form, 'Hint 1', sampleAnswer.hints[0] ?? '');
  await press('Send the answer');
  await waitFor(async () => expect(await stored(backend)).toMatchObject({ state: 'answered', tutor: '' }));
  const messages = await backend.documents.list({ collection: homeworkMessagesOf(homeworkId) });
  expect(messages.map(({ data }) => [data.by, data.kind])).toEqual([['office', 'answer']]);
});

it('the office joins a question to one that asks the same', async () => {
  const backend = await openQuestion(open);
  await press('Join to another question');
  await press(/^Join to this one: /);
  await press('Yes, join them');
  await waitFor(async () =>
    expect(await stored(backend)).toMatchObject({ state: 'merged', mergedInto: otherHomeworkId }),
  );
});

it('the office publishes an answer with every tick, and takes it back', async () => {
  const backend = await openQuestion(closed);
  await press('Prepare it');
  const form = await screen.findByRole('form', { name: 'As a solved question' });
  type(form, 'Address', 'profit-on-rice');
  await press('Publish it');
  expect((await stored(backend)).solved).toBe('');
  for (const tick of [/^No name of a person/, /^No school, house or town/, /^It can be understood/])
    fireEvent.click(within(form).getByLabelText(tick));
  await press('Publish it');
  await waitFor(async () => expect((await stored(backend)).solved).not.toBe(''));
  const path = `solved/${String((await stored(backend)).solved)}`;
  expect(await backend.documents.get(path)).toMatchObject({ state: 'published', slug: 'profit-on-rice' });
  await press('Take it back: profit-on-rice');
  await waitFor(async () => expect(await backend.documents.get(path)).toMatchObject({ state: 'withdrawn' }));
}, 60_000);
