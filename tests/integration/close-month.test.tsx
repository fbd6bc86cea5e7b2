// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { afterEach, expect, it, vi } from 'vitest';
import { createSiteAccessPolicy } from '../../src/app/composition/backend/access-policy';
import { createStore } from '@/app/composition/create-store';
import { closingPath } from '@/entities/money/closing';
import { offerPath } from '@/entities/offer';
import { lessonPath } from '@/entities/lesson';
import { useCloseMonthMutation, useMonthRecordsQuery } from '@/features/tuition/payments/api/closings-api';
import { figuresOf } from '@/features/tuition/payments/model/month-figures';
import { forgetUnreadable, unreadableRecords } from '@/shared/api';
import { createEmbeddedBackend, type EmbeddedBackend } from '@/shared/embedded';
import { documentsOf, type Documents } from '../policy/attempt';
import { makeOffer, newLesson } from '../samples/offers';
import { newTuitionCode, office } from '../samples/records';

const account = {
  id: office.userId,
  email: 'o@example.com',
  password: 'climb-a-good-tree',
  displayName: 'O',
};
const offerId = '3f0c2f4e-6a4b-4a52-9a5f-0d5a3d8f1c11';
const month = '2025-10';
const terms = { trialPayer: 'family', tutorPercent: 80 } as const;

const made = documentsOf(makeOffer(newTuitionCode(), { id: offerId, tutorId: 'tutor-1' }, office));
const lesson = lessonPath(offerId, 'lesson-one');
const taught = documentsOf([newLesson(offerId, 'lesson-one', 'tutor-1', `${month}-14T15:00:00.000Z`)]);
const whole: Documents = {
  [`roles/${office.userId}`]: { role: 'admin', name: office.name },
  ...made,
  [offerPath(offerId)]: { ...made[offerPath(offerId)], state: 'chosen' },
  [lesson]: { ...taught[lesson], state: 'confirmed', movedAt: `${month}-15T15:00:00.000Z` },
};

let backend: EmbeddedBackend;
let count = 0;

/** Opens the desk on the documents, and presses what closes the month. */
async function close(documents: Documents) {
  count += 1;
  backend = await createEmbeddedBackend({
    name: `close-${String(count)}`,
    policy: createSiteAccessPolicy(),
    demoAccounts: [account],
    sampleDocuments: () => documents,
    passwordIterations: 10,
  });
  await backend.auth.signIn(account);
  const store = createStore({ backend });
  const wrapper = ({ children }: { children: ReactNode }) => <Provider store={store}>{children}</Provider>;
  const { result: read } = renderHook(() => useMonthRecordsQuery({ month, office: terms }), { wrapper });
  await waitFor(() => expect(read.current.data).toBeDefined());
  const records = read.current.data;
  if (!records) throw new Error('nothing read');
  const seen = figuresOf(month, records, terms, new Date());
  const { result } = renderHook(() => useCloseMonthMutation(), { wrapper });
  const { data } = await act(() => result.current[0]({ month, office: terms, seen, by: office }));
  return { seen, outcome: data, closing: await backend.documents.get(closingPath(month)) };
}

vi.stubGlobal('reportError', vi.fn());
afterEach(() => {
  forgetUnreadable();
  backend.close();
});

it('closes a month of which every record can be read', async () => {
  const { seen, outcome, closing } = await close(whole);
  expect(seen).toMatchObject({ lessons: 1, charged: 6000, unreadable: 0 });
  expect(outcome).toBe('closed');
  expect(closing).toMatchObject({ lessons: 1, charged: 6000 });
});

it.each([
  ['a lesson', { [lesson]: { ...whole[lesson], price: 'sixty' } }],
  ['an offer', { [offerPath(offerId)]: { ...whole[offerPath(offerId)], price: 'sixty' } }],
  ['a payment', { 'payments/mtn-1234-1': { amount: 'sixty', at: `${month}-15T15:00:00.000Z` } }],
  ['a closed month', { 'closedMonths/2025-08': { at: `2025-09-02T15:00:00.000Z` } }],
])('does not close it over %s that cannot be read, and knows how many there are', async (_what, broken) => {
  const { seen, outcome, closing } = await close({ ...whole, ...(broken as Documents) });
  expect(seen.unreadable).toBe(1);
  expect(unreadableRecords()).toHaveLength(1);
  expect(outcome).toBe('changed');
  expect(closing).toBeNull();
});
