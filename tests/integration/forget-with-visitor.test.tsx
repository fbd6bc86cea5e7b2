// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { expect, it, vi } from 'vitest';
import { createSiteAccessPolicy } from '../../src/app/composition/backend/access-policy';
import { startSession } from '@/app/composition/create-session';
import { createStore } from '@/app/composition/create-store';
import { forgetWithVisitor } from '../../src/app/composition/device/forget-with-visitor';
import { changePath, logChange } from '../../src/entities/change-log';
import { useOpenEnquiriesQuery } from '@/entities/enquiry';
import { giveDuties, giveRole, usePeopleQuery } from '@/entities/person';
import { selectVisitor } from '@/entities/session';
import { noteUnsentMail, useIsUnsent } from '@/features/site/sign-in/model/unsent-messages';
import { useChangeLinesQuery } from '@/features/tutors/no-shows/api/no-shows-api';
import { familyOwner, publicOwner } from '@/shared/api';
import { forgetPersistedQueries, getPersistedQuery, putPersistedQuery } from '@/shared/device-database';
import { createEmbeddedBackend } from '@/shared/embedded';
import { documentsOf } from '../policy/attempt';
import { newEnquiryCode, sendEnquiry } from '../samples/records';

const account = (id: string) => ({
  id,
  email: `${id}@example.com`,
  password: 'a good long password',
  displayName: id,
});
const [office, second, tutor] = [account('office'), account('second'), account('tutor')];
const person = {
  email: 'a@example.com',
  name: 'Ama',
  isEmailVerified: true,
  updatedAt: '2026-01-01T00:00:00.000Z',
};

const lineId = 'line-of-the-office';
const line = {
  at: '2026-01-01T00:00:00.000Z',
  by: { kind: 'office', userId: 'office', name: 'Office' },
  record: 'roles/second',
  event: 'role.given',
  before: {},
  after: {},
};

let count = 0;

async function start({ isShared = false } = {}) {
  count += 1;
  const name = `visitor-${count}`;
  const open = () =>
    createEmbeddedBackend({
      name,
      policy: createSiteAccessPolicy(),
      demoAccounts: [office, second, tutor],
      sampleDocuments: () => ({
        'roles/office': { role: 'admin', name: 'Office' },
        'roles/second': { role: 'admin', name: 'Second' },
        'roles/tutor': { role: 'tutor', name: 'Tutor' },
        'people/second': person,
        [changePath(lineId)]: line,
        ...documentsOf(sendEnquiry(newEnquiryCode())),
      }),
      passwordIterations: 10,
    });
  const backend = await open();
  const session = startSession(backend, (cause) => {
    throw cause;
  });
  const store = createStore({ backend });
  const forgetDrafts = vi.fn(() => Promise.resolve());
  forgetWithVisitor(store, session, {
    isShared: () => isShared,
    forgetDrafts,
    log: (cause) => {
      throw cause;
    },
  });
  const wrapper = ({ children }: { children: ReactNode }) => <Provider store={store}>{children}</Provider>;
  const isHere = (id: string) => () => {
    const visitor = selectVisitor(session.getSnapshot());
    expect(typeof visitor === 'string' ? visitor : visitor.id).toBe(id);
  };
  const list = () => renderHook(() => usePeopleQuery(null), { wrapper }).result;
  return { backend, open, isHere, list, wrapper, forgetDrafts };
}

it('a list that one person was shown is never shown to the next', async () => {
  const { backend, isHere, list } = await start();
  await backend.auth.signIn(office);
  await waitFor(isHere('office'));
  const ofOffice = list();
  await waitFor(() => expect(ofOffice.current.data).toHaveLength(1));

  await act(() => backend.auth.signOut());
  await waitFor(isHere('nobody'));
  // The shown list and a new one are read again, and rejected.
  const ofNobody = list();
  expect(ofNobody.current.data).toBeUndefined();
  expect(ofOffice.current.data).toBeUndefined();

  await act(() => backend.auth.signIn(tutor));
  await waitFor(isHere('tutor'));
  const ofTutor = list();
  expect(ofTutor.current.data).toBeUndefined();
  await waitFor(() => expect(ofTutor.current.error).toMatchObject({ code: 'forbidden' }));
  expect(ofTutor.current.data).toBeUndefined();
  backend.close();
});

it('drafts of an account are deleted at every sign-out, and at a start without a session', async () => {
  const { backend, isHere, forgetDrafts } = await start();
  await waitFor(() => expect(forgetDrafts).toHaveBeenCalledTimes(1));
  await backend.auth.signIn(office);
  await waitFor(isHere('office'));
  expect(forgetDrafts).toHaveBeenCalledTimes(1);
  await act(() => backend.auth.signOut());
  await waitFor(() => expect(forgetDrafts).toHaveBeenCalledTimes(2));
  backend.close();
});

it('a list is read again for whoever may see it', async () => {
  const { backend, isHere, list } = await start();
  await backend.auth.signIn(tutor);
  await waitFor(isHere('tutor'));
  const shown = list();
  await waitFor(() => expect(shown.current.error).toMatchObject({ code: 'forbidden' }));
  await act(() => backend.auth.signIn(office));
  await waitFor(isHere('office'));
  await waitFor(() => expect(shown.current.data).toHaveLength(1));
  backend.close();
});

it('a list is removed with the role that opened it', async () => {
  const { backend, open, isHere, list } = await start();
  await backend.auth.signIn(second, 'until-closed');
  await waitFor(isHere('second'));
  const shown = list();
  await waitFor(() => expect(shown.current.data).toHaveLength(1));

  const elsewhere = await open();
  await elsewhere.auth.signIn(office, 'until-closed');
  const id = 'c1';
  const by = { kind: 'office', userId: 'office', name: 'Office' } as const;
  await act(() =>
    elsewhere.documents.commit([
      giveRole('second', { role: 'none', name: 'Second', lastChange: id, isNew: false }),
      logChange({
        id,
        by,
        record: 'roles/second',
        event: 'role.taken',
        before: { role: 'admin' },
        after: { role: 'none' },
      }),
    ]),
  );
  await waitFor(() => expect(shown.current.error).toMatchObject({ code: 'forbidden' }));
  expect(shown.current.data).toBeUndefined();
  backend.close();
  elsewhere.close();
});

it('a list is removed with the duty that opened it', async () => {
  const { backend, open, isHere, wrapper } = await start();
  await backend.auth.signIn(second, 'until-closed');
  await waitFor(isHere('second'));
  const shown = renderHook(() => useOpenEnquiriesQuery(null), { wrapper }).result;
  await waitFor(() => expect(shown.current.data).toHaveLength(1));

  const elsewhere = await open();
  await elsewhere.auth.signIn(office, 'until-closed');
  const id = 'c1';
  const by = { kind: 'office', userId: 'office', name: 'Office' } as const;
  await act(() =>
    elsewhere.documents.commit([
      giveDuties('second', ['safeguarding'], id),
      logChange({
        id,
        by,
        record: 'roles/second',
        event: 'duties.changed',
        before: { duties: 'office' },
        after: { duties: 'safeguarding' },
      }),
    ]),
  );
  await waitFor(() => expect(shown.current.error).toMatchObject({ code: 'forbidden' }));
  expect(shown.current.data).toBeUndefined();
  backend.close();
  elsewhere.close();
});

const owners = [publicOwner, familyOwner, 'office', 'tutor'];
const keepForAll = async () => {
  await forgetPersistedQueries([]);
  for (const owner of owners)
    await putPersistedQuery({ owner, key: 'k', answer: 1, givenAt: '2026-11-21T16:00:00.000Z' });
};
const keptOwners = async () => {
  const rows = await Promise.all(owners.map((owner) => getPersistedQuery(owner, 'k')));
  return owners.filter((_owner, index) => rows[index] !== null);
};

it('answers read with a code persist over sign-in and sign-out; answers read by an account persist for it alone', async () => {
  await keepForAll();
  const { backend, isHere } = await start();
  await backend.auth.signIn(tutor);
  await waitFor(isHere('tutor'));
  await waitFor(async () => expect(await keptOwners()).not.toContain('office'));
  await backend.auth.signOut();
  await waitFor(isHere('nobody'));
  await waitFor(async () => expect(await keptOwners()).toEqual([publicOwner, familyOwner]));
  backend.close();
});

it('a shared phone persists no answer', async () => {
  await keepForAll();
  const { backend } = await start({ isShared: true });
  await waitFor(async () => expect(await keptOwners()).toEqual([]));
  backend.close();
});

it('the memory of queries beside the cache, and the note of an unsent e-mail, are cleared at sign-out', async () => {
  const { backend, isHere, wrapper } = await start();
  await backend.auth.signIn(office);
  await waitFor(isHere('office'));
  const lines = renderHook(() => useChangeLinesQuery([lineId]), { wrapper }).result;
  await waitFor(() => expect(lines.current.data).toMatchObject([{ id: lineId }]));
  noteUnsentMail('ama@example.com');
  const isUnsent = renderHook(() => useIsUnsent('ama@example.com')).result;
  expect(isUnsent.current).toBe(true);

  await act(() => backend.auth.signOut());
  await waitFor(isHere('nobody'));
  await waitFor(() => expect(lines.current.error).toMatchObject({ code: 'unauthenticated' }));
  expect(lines.current.data).toBeUndefined();
  expect(isUnsent.current).toBe(false);
  backend.close();
});
