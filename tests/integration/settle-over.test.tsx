// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { afterEach, expect, it } from 'vitest';
import { createSiteAccessPolicy } from '../../src/app/composition/backend/access-policy';
import { createStore } from '@/app/composition/create-store';
import { offerPath } from '../../src/entities/offer';
import { trackingPath } from '@/entities/tracking';
import { tuitionRequestPath, useOpenRequestsQuery } from '../../src/entities/tuition-request';
import { useSettleMutation } from '@/features/admin/settlement/api/settle-api';
import type { DocumentData } from '@/shared/backend';
import { createEmbeddedBackend, type EmbeddedBackend } from '@/shared/embedded';
import { documentsOf, hoursAgo, type Documents } from '../policy/attempt';
import { makeOffer } from '../samples/offers';
import { newTuitionCode, office, sendRequest } from '../samples/records';

const account = {
  id: 'demo-admin',
  email: 'o@example.com',
  password: 'climb-a-good-tree',
  displayName: 'Office 1',
};
const [cancelled, declined, left] = [newTuitionCode(), newTuitionCode(), newTuitionCode()];
const idOf = (number: number) => `3f0c2f4e-6a4b-4a52-9a5f-0d5a3d8f1c2${String(number)}`;

/** A request of two days ago in a state, and its offer in another. */
function family(ref: string, state: string, id: string, offer: DocumentData): Documents {
  const sent = documentsOf(sendRequest(ref));
  const made = documentsOf(makeOffer(ref, { id, tutorId: 'demo-tutor' }, office));
  const [record, tracking] = [tuitionRequestPath(ref), trackingPath(ref)];
  return {
    ...sent,
    [record]: { ...sent[record], state, movedAt: hoursAgo(48) },
    [tracking]: { ...sent[tracking], state },
    ...made,
    [offerPath(id)]: { ...made[offerPath(id)], createdAt: hoursAgo(47), movedAt: hoursAgo(24), ...offer },
  };
}

const stored: Documents = {
  'roles/demo-admin': { role: 'admin', name: 'Office 1' },
  ...family(cancelled, 'cancelled', idOf(1), { state: 'accepted' }),
  ...family(declined, 'offered', idOf(2), { state: 'declined' }),
  ...family(left, 'running', idOf(3), {
    state: 'ended',
    ending: { by: 'tutor', reason: 'moved', words: '' },
  }),
};

let backend: EmbeddedBackend;
afterEach(() => backend.close());

it('what is over is settled though no list has it: a request of an open offer, an offer of an open request', async () => {
  backend = await createEmbeddedBackend({
    name: 'settle-over',
    policy: createSiteAccessPolicy(),
    demoAccounts: [account],
    sampleDocuments: () => stored,
    passwordIterations: 10,
  });
  const store = createStore({ backend });
  await backend.auth.signIn(account);
  const desk = renderHook(
    () => ({
      requests: useOpenRequestsQuery(null).data,
      settle: useSettleMutation()[0],
    }),
    { wrapper: ({ children }: { children: ReactNode }) => <Provider store={store}>{children}</Provider> },
  );
  await waitFor(() =>
    expect(desk.result.current.requests?.map(({ ref }) => ref).sort()).toEqual([declined, left].sort()),
  );
  const { requests = [], settle } = desk.result.current;
  const by = { kind: 'office', userId: 'demo-admin', name: 'Office 1' } as const;
  const answer = await act(() =>
    settle({ tutors: [], toStop: [], touchedAt: 0, requests, by, now: Date.now() }),
  );
  expect(answer).toEqual({ data: 3 });
  const stateOf = async (path: string) => (await backend.documents.get(path))?.state;
  expect(await stateOf(offerPath(idOf(1)))).toBe('withdrawn');
  expect(await stateOf(tuitionRequestPath(cancelled))).toBe('cancelled');
  expect(await stateOf(tuitionRequestPath(declined))).toBe('reviewing');
  expect(await stateOf(tuitionRequestPath(left))).toBe('reviewing');
});
