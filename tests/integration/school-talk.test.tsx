// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { I18nextProvider } from 'react-i18next';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { createSiteAccessPolicy } from '../../src/app/composition/backend/access-policy';
import { createStore } from '@/app/composition/create-store';
import { consultationBookingsCollection } from '../../src/entities/consultancy/consultation';
import { addCounsellor, counsellorPath } from '../../src/entities/counselling/counsellor';
import { SessionContext, sessionMachine } from '@/entities/session';
import { SchoolTalks } from '@/features/counselling/booking';
import { LoadBackendContext } from '@/shared/api';
import { createEmbeddedBackend, type EmbeddedBackend } from '@/shared/embedded';
import { PreloadPageContext } from '@/shared/routes';
import { DraftSourceContext } from '../../src/shared/drafts';
import { LoadOutboxContext, type Outbox } from '../../src/shared/submission';
import { documentsOf } from '../policy/attempt';
import { createDraftDevice } from '../samples/draft-device';
import { askForConsultation, newConsultationCode } from '../samples/consultations';
import { createEnglish } from '../samples/words';

const ref = newConsultationCode();
const allDay = [{ from: 0, to: 24 * 60 }];
const hours = {
  weekly: { mon: allDay, tue: allDay, wed: allDay, thu: allDay, fri: allDay, sat: allDay, sun: allDay },
  exceptions: [],
  away: null,
  talkMinutes: 45,
  bufferMinutes: 15,
} as const;
const added = documentsOf([
  addCounsellor('c1', 'c0', {
    name: 'Efua Sarpong',
    room: '',
    about: '',
    topics: ['school-consultancy'],
    ways: ['phone'],
    hours,
  }),
]);
const stored = {
  ...documentsOf(askForConsultation(ref)),
  [counsellorPath('c1')]: { ...added[counsellorPath('c1')], state: 'published' },
};

let backend: EmbeddedBackend;
let count = 0;

beforeEach(async () => {
  count += 1;
  backend = await createEmbeddedBackend({
    name: `school-talk-${count}`,
    policy: createSiteAccessPolicy(),
    demoAccounts: [],
    sampleDocuments: () => stored,
    passwordIterations: 10,
  });
  const english = await createEnglish(
    'consultation',
    'booking',
    'times',
    'appointment',
    'shell',
    'validation',
    'words',
  );
  const outbox = { noteSent: () => Promise.resolve() } as unknown as Outbox;
  render(
    <I18nextProvider i18n={english}>
      <Provider store={createStore({ backend })}>
        <LoadBackendContext value={() => Promise.resolve(backend)}>
          <LoadOutboxContext value={() => Promise.resolve(outbox)}>
            <PreloadPageContext value={() => Promise.resolve()}>
              <DraftSourceContext value={createDraftDevice().tab()}>
                <SessionContext value={createActor(sessionMachine)}>
                  <MemoryRouter>
                    <SchoolTalks code={ref} />
                  </MemoryRouter>
                </SessionContext>
              </DraftSourceContext>
            </PreloadPageContext>
          </LoadOutboxContext>
        </LoadBackendContext>
      </Provider>
    </I18nextProvider>,
  );
});

afterEach(() => {
  cleanup();
  backend.close();
});

const times = () => screen.queryAllByRole('button', { name: /:00\u00a0[ap]m$/ });
const links = () => backend.documents.list({ collection: consultationBookingsCollection(ref) });

it('reads no free times before one is wanted, and books a talk that the page then lists', async () => {
  await waitFor(() => expect(screen.getByRole('button', { name: 'Choose a time to talk' })).toBeTruthy());
  expect(screen.queryByRole('button', { name: 'Later week' })).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Choose a time to talk' }));
  await waitFor(() => expect(screen.getByRole('button', { name: 'Later week' })).toBeTruthy());
  fireEvent.click(screen.getByRole('button', { name: 'Later week' }));
  await waitFor(() => expect(times().length).toBeGreaterThan(0));
  const [first] = times();
  if (first) fireEvent.click(first);
  fireEvent.change(screen.getByLabelText('Name of the person we talk to'), { target: { value: 'Akua' } });
  fireEvent.change(screen.getByLabelText(/^Phone number/), { target: { value: '024 123 4567' } });
  fireEvent.click(screen.getByLabelText(/^Lifeline may use/));
  fireEvent.click(screen.getByRole('button', { name: 'Book this time' }));
  await waitFor(async () => expect(await links()).toHaveLength(1));
  await waitFor(() => expect(screen.getByRole('link', { name: /, Accra time$/ })).toBeTruthy());
  expect(screen.getByText('Booked')).toBeTruthy();
});
