// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { I18nextProvider } from 'react-i18next';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, it } from 'vitest';
import { createSiteAccessPolicy } from '../../src/app/composition/backend/access-policy';
import { createPersistedQueries } from '../../src/app/composition/device/create-persisted-queries';
import { createStore } from '@/app/composition/create-store';
import {
  askerLinkPath,
  hideQuestion,
  homeworkQuestionPath,
  parseAskerLink,
  parseHomeworkQuestion,
} from '../../src/entities/homework/question';
import { parseTutor, tutorPath } from '../../src/entities/tutor';
import { HomeworkView } from '../../src/features/learning/homework-queue/ui/homework-view';
import { LoadBackendContext, PersistedQueriesContext } from '@/shared/api';
import { DraftSourceContext } from '@/shared/drafts';
import { createEmbeddedBackend, type EmbeddedBackend } from '@/shared/embedded';
import { createMemoryStore } from '@/shared/lib/storage';
import { LoadPendingWritesContext, type NewPendingWrite } from '../../src/shared/pending-writes';
import { documentsOf } from '../policy/attempt';
import { createDraftDevice } from '../samples/draft-device';
import {
  ask,
  homeworkId,
  newHomeworkCode,
  otherHomeworkId,
  sampleQuestion,
  signed,
} from '../samples/homework';
import { approveTutor } from '../samples/offers';
import { office } from '../samples/records';
import { createEnglish } from '../samples/words';

const path = homeworkQuestionPath(homeworkId);
const at = new Date(Date.now() - 3_600_000).toISOString();
const later = new Date(Date.now() - 1_800_000).toISOString();
const times = { createdAt: at, updatedAt: at, movedAt: at };

const profileOf = (id: string) => ({
  ...documentsOf(approveTutor(id, office))[tutorPath(id)],
  ...times,
  state: 'active',
  subjects: ['mathematics'],
  levels: ['jhs'],
});

const asked = (id: string, question: string, createdAt: string) => ({
  ...documentsOf(ask(newHomeworkCode(), id, { ...sampleQuestion, dueOn: '', question })),
  [homeworkQuestionPath(id)]: {
    ...documentsOf(ask(newHomeworkCode(), id, { ...sampleQuestion, dueOn: '', question }))[
      homeworkQuestionPath(id)
    ],
    ...{ createdAt, updatedAt: createdAt, movedAt: createdAt },
  },
});

const backends: EmbeddedBackend[] = [];
let count = 0;

/** The same backend on two phones, each with a tutor who has signed in, and on the desk of the office. */
async function openPhones() {
  count += 1;
  const [one, two, desk] = await Promise.all(
    ['ama', 'kofi', office.userId].map(async (id) => {
      const backend = await createEmbeddedBackend({
        name: `homework-claim-${count}`,
        policy: createSiteAccessPolicy(),
        demoAccounts: ['ama', 'kofi', office.userId].map((name) => ({
          id: name,
          email: `${name}@example.com`,
          password: 'go-back-and-take-it',
          displayName: name,
        })),
        sampleDocuments: () => ({
          ...asked(homeworkId, 'First question', at),
          ...asked(otherHomeworkId, 'Second question', later),
          [`roles/${office.userId}`]: { role: 'admin', name: 'Office 1', duties: ['office'] },
          'roles/ama': { role: 'tutor', name: 'ama' },
          'roles/kofi': { role: 'tutor', name: 'kofi' },
          [tutorPath('ama')]: profileOf('ama'),
          [tutorPath('kofi')]: profileOf('kofi'),
        }),
        passwordIterations: 10,
        tabStorage: createMemoryStorage(),
      });
      backends.push(backend);
      await backend.auth.signIn(
        { email: `${id}@example.com`, password: 'go-back-and-take-it' },
        'until-closed',
      );
      return { backend, id };
    }),
  );
  if (!one || !two || !desk) throw new Error('no phones');
  return [one, two, desk] as const;
}

function createMemoryStorage(): Storage {
  const values = new Map<string, string>();
  return {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
    removeItem: (key: string) => void values.delete(key),
  } as unknown as Storage;
}

afterEach(() => {
  cleanup();
  for (const backend of backends.splice(0)) backend.close();
});

const english = await createEnglish(
  ...(['tutor-area', 'homework-answer', 'homework-thread', 'photos', 'data'] as const),
  ...(['ghana', 'shell', 'validation', 'words'] as const),
);

async function show({ backend, id }: { backend: EmbeddedBackend; id: string }) {
  const log = (cause: unknown) => {
    throw cause;
  };
  const persistedQueries = createPersistedQueries({ isShared: () => true, now: () => new Date(), log });
  const profile = parseTutor(id, (await backend.documents.get(tutorPath(id))) ?? {});
  const sent: NewPendingWrite[] = [];
  const area = {
    tutorId: id,
    tutor: { item: profile, waiting: [], failed: [], sent: [] },
    now: new Date(),
    who: { userId: id, name: id },
    send: async (made: NewPendingWrite | null) => {
      if (made === null) return 'refused' as const;
      sent.push(made);
      await backend.documents.commit(made.writes);
      return 'done' as const;
    },
    forget: () => undefined,
    problem: null,
  };
  const { container } = render(
    <MemoryRouter>
      <I18nextProvider i18n={english}>
        <Provider store={createStore({ backend, persistedQueries })}>
          <PersistedQueriesContext value={persistedQueries}>
            <LoadBackendContext value={() => Promise.resolve(backend)}>
              <LoadPendingWritesContext value={() => new Promise(() => undefined)}>
                <DraftSourceContext value={createDraftDevice().tab(createMemoryStore(), () => new Date())}>
                  <HomeworkView area={area} />
                </DraftSourceContext>
              </LoadPendingWritesContext>
            </LoadBackendContext>
          </PersistedQueriesContext>
        </Provider>
      </I18nextProvider>
    </MemoryRouter>,
  );
  return { sent, view: within(container) };
}

const waiting = 'A question that waits';

it('gives a question to one of two tutors who claim it at once, and shows the other the next one', async () => {
  const [one, two] = await openPhones();
  const shown = [await show(one), await show(two)] as const;
  const buttons = await Promise.all(
    shown.map(async ({ view }) => {
      const [first] = await view.findAllByRole('article', { name: waiting });
      if (!first) throw new Error('nothing waits');
      expect(first.textContent).toContain('First question');
      return within(first).getByRole('button', { name: 'Claim for two hours' });
    }),
  );
  act(() => buttons.forEach((button) => fireEvent.click(button)));
  await waitFor(() =>
    expect(screen.getAllByText(/Somebody else was faster with that question/)).toHaveLength(1),
  );
  const stored = await one.backend.documents.get(path);
  const [winner, loser] = stored?.tutor === 'ama' ? shown : [shown[1], shown[0]];
  await winner.view.findByRole('article', { name: 'A question that you have claimed' });
  expect(loser.view.getByText(/The next one is below/)).toBeDefined();
  expect(loser.view.queryByRole('article', { name: 'A question that you have claimed' })).toBeNull();
  expect(loser.view.getByRole('article', { name: waiting }).textContent).toContain('Second question');
});

it('shows nothing more of a claimed question that the office hides, and keeps what was typed', async () => {
  const [one, , desk] = await openPhones();
  const { view } = await show(one);
  const [first] = await view.findAllByRole('article', { name: waiting });
  if (!first) throw new Error('nothing waits');
  fireEvent.click(within(first).getByRole('button', { name: 'Claim for two hours' }));
  const card = within(await view.findByRole('article', { name: 'A question that you have claimed' }));
  expect(card.getByText('First question')).toBeDefined();
  fireEvent.click(await card.findByRole('button', { name: 'Answer' }));
  const hint = within(
    await card.findByRole('form', { name: 'Your answer' }),
  ).getByLabelText<HTMLInputElement>('Hint 1');
  await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
  fireEvent.input(hint, { target: { value: 'What is 15% of 400?' } });

  const { documents } = desk.backend;
  const link = parseAskerLink(homeworkId, (await documents.get(askerLinkPath(homeworkId))) ?? {});
  const question = parseHomeworkQuestion(homeworkId, (await documents.get(path)) ?? {});
  await documents.commit(hideQuestion(question, { ref: link, reason: 'private' }, signed(office)));
  expect(
    await card.findByText(/^The office has hidden this question\. An answer would be refused/),
  ).toBeDefined();
  expect(view.queryByText('First question')).toBeNull();
  expect(card.queryByText(sampleQuestion.tried)).toBeNull();
  expect(hint.isConnected && hint.value).toBe('What is 15% of 400?');
  expect(card.queryByRole('timer')).toBeNull();
});

it('sends an answer in four parts, with signs at the caret', async () => {
  const [one] = await openPhones();
  const { view, sent } = await show(one);
  const [first] = await view.findAllByRole('article', { name: waiting });
  if (!first) throw new Error('nothing waits');
  fireEvent.click(within(first).getByRole('button', { name: 'Claim for two hours' }));
  const card = within(await view.findByRole('article', { name: 'A question that you have claimed' }));
  fireEvent.click(await card.findByRole('button', { name: 'Answer' }));
  const form = within(await card.findByRole('form', { name: 'Your answer' }));
  const type = (label: string | RegExp, value: string) =>
    fireEvent.input(form.getByLabelText(label), { target: { value } });
  await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
  type('What the question is about', 'Profit');
  type('Hint 1', 'What is 15% of 400?');
  type('Result', '460');
  type('Check question', 'And at a loss?');
  fireEvent.click(form.getByRole('button', { name: 'Send the answer' }));
  // Neither a step nor a key is there.
  await waitFor(() => expect(form.getByLabelText('Step 1').getAttribute('aria-invalid')).toBe('true'));
  expect(form.getByLabelText('Right answer to the check question').getAttribute('aria-invalid')).toBe('true');
  expect(sent).toEqual([]);
  type('Right answer to the check question', '340');
  const step = form.getByLabelText<HTMLTextAreaElement>('Step 1');
  type('Step 1', '3 = 9');
  act(() => step.focus());
  step.setSelectionRange(1, 1);
  fireEvent.click(form.getByRole('button', { name: 'Squared' }));
  expect(step.value).toBe('3² = 9');
  type(/^To the student/, 'WhatsApp me on 024 412 3456');
  fireEvent.click(form.getByRole('button', { name: 'Send the answer' }));
  await form.findByText(/Take it out/);
  type(/^To the student/, '');
  fireEvent.click(form.getByRole('button', { name: 'Send the answer' }));
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(await one.backend.documents.get(path)).toMatchObject({ state: 'answered', tutor: one.id });
  expect(sent[0]?.shown).toMatchObject({ answer: { steps: ['3² = 9'], check: { key: '340' } } });
  await view.findByRole('heading', { name: 'Answered by you' });
});
