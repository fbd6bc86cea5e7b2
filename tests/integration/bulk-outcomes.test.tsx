// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { afterEach, expect, it, vi } from 'vitest';
import { createSiteAccessPolicy } from '../../src/app/composition/backend/access-policy';
import { createStore } from '@/app/composition/create-store';
import { lessonPath, parseLesson, type Lesson } from '../../src/entities/lesson';
import { closedMonthPath } from '@/entities/money/closing';
import { offerPath } from '../../src/entities/offer';
import { trackingPath } from '@/entities/tracking';
import {
  parseTuitionRequest,
  proposalsCollection,
  tuitionRequestPath,
} from '../../src/entities/tuition-request';
import { usePayLessonsMutation } from '@/features/tuition/lesson-desk/api/lessons-api';
import { useChooseOfferMutation, useMakeOffersMutation } from '@/features/tuition/matching/api/match-api';
import { useExcuseMissMutation } from '@/features/tutors/no-shows/api/no-shows-api';
import { BackendFailure } from '@/shared/backend';
import { createEmbeddedBackend, type EmbeddedBackend } from '@/shared/embedded';
import { documentsOf, hoursAgo, type Documents } from '../policy/attempt';
import { approveTutor, makeOffer, newLesson } from '../samples/offers';
import { transitionRequest, newTuitionCode, office, sendRequest } from '../samples/records';

const account = {
  id: office.userId,
  email: 'o@example.com',
  password: 'climb-a-good-tree',
  displayName: 'O',
};
const offerId = '3f0c2f4e-6a4b-4a52-9a5f-0d5a3d8f1c11';
const lessonIds = ['lesson-one', 'lesson-two', 'lesson-three', 'lesson-four'];
const acceptedId = '3f0c2f4e-6a4b-4a52-9a5f-0d5a3d8f1c12';
const [ref, caller] = [newTuitionCode(), newTuitionCode()];

function lesson(id: string): Documents {
  const path = lessonPath(offerId, id);
  const made = documentsOf([newLesson(offerId, id, 'tutor-1')]);
  return { [path]: { ...made[path], state: 'confirmed', movedAt: hoursAgo(2) } };
}

const made = documentsOf(makeOffer(ref, { id: offerId, tutorId: 'tutor-3' }, office));
const accepted = documentsOf(makeOffer(caller, { id: acceptedId, tutorId: 'tutor-1' }, office));
const called = documentsOf(sendRequest(caller));
const [record, tracking] = [tuitionRequestPath(caller), trackingPath(caller)];
const stored: Documents = {
  ...called,
  [record]: { ...called[record], state: 'offered' },
  [tracking]: { ...called[tracking], state: 'offered' },
  ...accepted,
  [offerPath(acceptedId)]: { ...accepted[offerPath(acceptedId)], state: 'accepted' },
  [`roles/${office.userId}`]: { role: 'admin', name: office.name },
  ...documentsOf(sendRequest(ref)),
  ...documentsOf([...approveTutor('tutor-1', office), ...approveTutor('tutor-2', office)]),
  ...made,
  [offerPath(offerId)]: { ...made[offerPath(offerId)], state: 'declined' },
  ...Object.fromEntries(lessonIds.flatMap((id) => Object.entries(lesson(id)))),
};

let backend: EmbeddedBackend;
let count = 0;

async function open(more: Documents = {}) {
  count += 1;
  backend = await createEmbeddedBackend({
    name: `bulk-${count}`,
    policy: createSiteAccessPolicy(),
    demoAccounts: [account],
    sampleDocuments: () => ({ ...stored, ...more }),
    passwordIterations: 10,
  });
  await backend.auth.signIn(account);
  const store = createStore({ backend });
  return function Tab({ children }: { children: ReactNode }) {
    return <Provider store={store}>{children}</Provider>;
  };
}

afterEach(() => backend.close());

const lessons = async (): Promise<readonly Lesson[]> =>
  Promise.all(
    lessonIds.map(async (id) => {
      const data = await backend.documents.get(lessonPath(offerId, id));
      return parseLesson(offerId, id, data ?? {});
    }),
  );
const states = async () => (await lessons()).map(({ state }) => state);

it('pays every lesson but the refused one, shows each outcome, and ignores a second press', async () => {
  const wrapper = await open();
  const due = await lessons();
  // Another officer has already paid the second one.
  const faster = renderHook(() => usePayLessonsMutation(), { wrapper });
  const [, second] = due;
  if (!second) throw new Error('no second lesson');
  const pay = { by: office };
  await act(() => faster.result.current[0]({ ...pay, lessons: [second] }));

  const desk = renderHook(() => usePayLessonsMutation(), { wrapper });
  const { data } = await act(() => desk.result.current[0]({ ...pay, lessons: due }));
  expect(data).toMatchObject({
    done: ['lesson-one', 'lesson-three', 'lesson-four'],
    refused: [{ key: 'lesson-two', error: { code: 'forbidden' } }],
  });
  expect(await states()).toEqual(['paid', 'paid', 'paid', 'paid']);
  await waitFor(() => expect(desk.result.current[1].data).toEqual(data));

  const before = await backend.documents.list({ collection: 'changeLog' });
  const later = renderHook(() => usePayLessonsMutation(), { wrapper });
  await act(() => later.result.current[0]({ ...pay, lessons: due }));
  expect(await backend.documents.list({ collection: 'changeLog' })).toEqual(before);
});

it('marks no lesson as paid once a colleague has closed a month', async () => {
  const wrapper = await open({
    [closedMonthPath('2025-10')]: { at: hoursAgo(1), trialPayer: '', tutorPercent: 80 },
  });
  const desk = renderHook(() => usePayLessonsMutation(), { wrapper });
  const { data } = await act(async () => desk.result.current[0]({ lessons: await lessons(), by: office }));
  expect(data).toBe('closed');
  expect(await states()).toEqual(lessonIds.map(() => 'confirmed'));
});

it('excuses the other lessons of a session when one cannot be', async () => {
  const wrapper = await open();
  const desk = renderHook(() => useExcuseMissMutation(), { wrapper });
  const asked = [...(await lessons()), { offerId, id: 'lesson-gone' }].reverse();
  const { data } = await act(() => desk.result.current[0]({ lessons: asked, by: office }));
  expect(data?.refused).toMatchObject([{ key: 'lesson-gone' }]);
  expect(data?.done).toEqual(lessonIds.toReversed());
});

it('sends each tutor one offer, also after a second press following a lost answer', async () => {
  const wrapper = await open();
  await backend.documents.commit(transitionRequest(ref, 'submitted', 'reviewing'));
  const read = async () =>
    parseTuitionRequest(ref, (await backend.documents.get(tuitionRequestPath(ref))) ?? {});
  const desk = renderHook(() => useMakeOffersMutation(), { wrapper });
  const tutors = ['tutor-1', 'nobody-of-that-name', 'tutor-2'].map((tutorId) => ({ tutorId, price: 6000 }));
  const offer = async () => {
    const given = { request: await read(), tutors, groupSize: 1, by: office };
    return act(() => desk.result.current[0](given));
  };
  const commit = backend.documents.commit.bind(backend.documents);
  let tries = 0;
  vi.spyOn(backend.documents, 'commit').mockImplementation(async (writes) => {
    tries += 1;
    await commit(writes);
    // After the change-log entry and the first offer, the answer is lost.
    if (tries === 2) throw new BackendFailure('slow', 'no answer');
  });
  expect((await offer()).error).toMatchObject({ code: 'slow' });
  // The desk shows the request as offered, so the button starts a new press.
  expect((await read()).state).toBe('offered');
  const { data } = await offer();
  expect([...(data?.done ?? []), ...(data?.refused ?? []).map(({ key }) => key)].sort()).toEqual(
    tutors.map(({ tutorId }) => tutorId).sort(),
  );
  const asked = await backend.documents.list({ collection: proposalsCollection(ref) });
  const openTo = asked.filter(({ id }) => id !== offerId).map(({ data: { tutorId } }) => String(tutorId));
  expect(openTo.sort()).toEqual([...(data?.done ?? [])].sort());
  expect(openTo).toContain('tutor-2');
});

it('lets the office choose a tutor for a family that calls', async () => {
  const wrapper = await open();
  const desk = renderHook(() => useChooseOfferMutation(), { wrapper });
  const given = {
    request: { ref: caller, state: 'offered' },
    chosen: { id: acceptedId, state: 'accepted' },
  } as const;
  const { error } = await act(() => desk.result.current[0]({ ...given, others: [], by: office }));
  expect(error).toBeUndefined();
  expect((await backend.documents.get(tuitionRequestPath(caller)))?.state).toBe('trial');
});
