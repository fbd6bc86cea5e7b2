// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { afterEach, expect, it, vi } from 'vitest';
import { createSiteAccessPolicy } from '../../src/app/composition/backend/access-policy';
import { createStore } from '@/app/composition/create-store';
import { offerPath } from '../../src/entities/offer';
import { trackingPath } from '@/entities/tracking';
import { tuitionRequestPath, useOpenRequestsQuery } from '../../src/entities/tuition-request';
import { tutorPath, useActiveTutorsQuery } from '../../src/entities/tutor';
import { useSettleMutation } from '@/features/admin/settlement/api/settle-api';
import { forgetUnreadable, unreadableRecords } from '@/shared/api';
import type { DocumentData } from '@/shared/backend';
import { createEmbeddedBackend, type EmbeddedBackend } from '@/shared/embedded';
import { documentsOf, hoursAgo, type Documents } from '../policy/attempt';
import { approveTutor, makeOffer } from '../samples/offers';
import { newTuitionCode, office, sendRequest } from '../samples/records';

const account = {
  id: 'demo-admin',
  email: 'o@example.com',
  password: 'climb-a-good-tree',
  displayName: 'Office 1',
};
const [healthy, blocked, brokenRef] = [newTuitionCode(), newTuitionCode(), newTuitionCode()];
const ids = {
  lapsed: '3f0c2f4e-6a4b-4a52-9a5f-0d5a3d8f1c11',
  declined: '3f0c2f4e-6a4b-4a52-9a5f-0d5a3d8f1c12',
  unreadable: '3f0c2f4e-6a4b-4a52-9a5f-0d5a3d8f1c13',
};

/** A request and its offer from two days ago. */
function offered(ref: string, id: string, more: DocumentData): Documents {
  const sent = documentsOf(sendRequest(ref));
  const made = documentsOf(makeOffer(ref, { id, tutorId: 'demo-tutor' }, office));
  const [record, tracking] = [tuitionRequestPath(ref), trackingPath(ref)];
  return {
    ...sent,
    [record]: { ...sent[record], state: 'offered', movedAt: hoursAgo(48) },
    [tracking]: { ...sent[tracking], state: 'offered' },
    ...made,
    [offerPath(id)]: { ...made[offerPath(id)], createdAt: hoursAgo(47), movedAt: hoursAgo(47), ...more },
  };
}

const profiles = documentsOf([...approveTutor('tutor-1', office), ...approveTutor('tutor-2', office)]);
const broken = documentsOf(sendRequest(brokenRef));

const stored: Documents = {
  'roles/demo-admin': { role: 'admin', name: 'Office 1' },
  ...offered(healthy, ids.lapsed, {}),
  ...offered(blocked, ids.declined, { state: 'declined' }),
  ...documentsOf(makeOffer(blocked, { id: ids.unreadable, tutorId: 'demo-tutor' }, office)),
  [offerPath(ids.unreadable)]: { state: 'accepted', price: 'sixty' },
  ...broken,
  [tuitionRequestPath(brokenRef)]: { state: 'submitted' },
  ...profiles,
  [tutorPath('tutor-2')]: { ...profiles[tutorPath('tutor-2')], subjects: 'all of them' },
};

const nothingBeside = { tutors: [], toStop: [], touchedAt: 0 };

let backend: EmbeddedBackend;

vi.stubGlobal('reportError', vi.fn());

async function open(name: string) {
  backend = await createEmbeddedBackend({
    name,
    policy: createSiteAccessPolicy(),
    demoAccounts: [account],
    sampleDocuments: () => stored,
    passwordIterations: 10,
  });
  const store = createStore({ backend });
  return function Tab({ children }: { children: ReactNode }) {
    return <Provider store={store}>{children}</Provider>;
  };
}

afterEach(() => {
  backend.close();
  forgetUnreadable();
});

it('one unreadable offer does not stop the settlement of other requests, and its own request is not settled', async () => {
  const wrapper = await open('unreadable-desk');
  await backend.auth.signIn(account);
  const desk = renderHook(
    () => ({
      requests: useOpenRequestsQuery(null).data,
      settle: useSettleMutation()[0],
    }),
    { wrapper },
  );
  await waitFor(() => expect(desk.result.current.requests).toHaveLength(2));
  const { requests = [], settle } = desk.result.current;
  const by = { kind: 'office', userId: 'demo-admin', name: 'Office 1' } as const;
  const answer = await act(() => settle({ ...nothingBeside, requests, by, now: Date.now() }));
  expect(answer).toEqual({ data: 1 });
  expect(new Set(unreadableRecords().map(({ path }) => path))).toEqual(
    new Set([offerPath(ids.unreadable), tuitionRequestPath(brokenRef)]),
  );
  expect((await backend.documents.get(offerPath(ids.lapsed)))?.state).toBe('expired');
  // All readable offers of this family are over, but the unreadable one may still stand.
  expect((await backend.documents.get(tuitionRequestPath(blocked)))?.state).toBe('offered');
});

it('one unreadable profile does not hide other tutors', async () => {
  const wrapper = await open('unreadable-directory');
  const directory = renderHook(() => useActiveTutorsQuery(null).data, { wrapper });
  await waitFor(() => expect(directory.result.current?.map(({ id }) => id)).toEqual(['tutor-1']));
  expect(reportError).toHaveBeenCalledWith(expect.objectContaining({ code: 'invalid' }));
});
