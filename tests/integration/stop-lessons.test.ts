import 'fake-indexeddb/auto';
import { afterEach, expect, it } from 'vitest';
import { createSiteAccessPolicy } from '../../src/app/composition/backend/access-policy';
import { changeLogCollection } from '../../src/entities/change-log';
import { lessonPath } from '../../src/entities/lesson';
import { offerPath, parseOffer, type Offer } from '../../src/entities/offer';
import { parseTutor, tutorPath } from '../../src/entities/tutor';
import { stopLessons } from '@/features/admin/settlement/api/stop-lessons';
import { stoppableOffers } from '@/features/admin/settlement/model/stoppable-offers';
import { BackendFailure, type DocumentsPort } from '@/shared/backend';
import { createEmbeddedBackend, type EmbeddedBackend } from '@/shared/embedded';
import { documentsOf, hoursAgo, type Documents } from '../policy/attempt';
import { approveTutor, makeOffer, newLesson } from '../samples/offers';
import { newTuitionCode, office, sendRequest } from '../samples/records';

const account = {
  id: 'demo-admin',
  email: 'o@example.com',
  password: 'climb-a-good-tree',
  displayName: 'Office 1',
};
const by = { kind: 'office', userId: 'demo-admin', name: 'Office 1' } as const;
const tutor = 'tutor-1';
const families = ['a', 'b', 'c'].map((letter) => `3f0c2f4e-6a4b-4a52-9a5f-0d5a3d8f1c1${letter}`);
const open = '3f0c2f4e-6a4b-4a52-9a5f-0d5a3d8f1c1d';
const lessonIds = [1, 2, 3, 4].map((n) => `8d6c8d34-90f3-4a59-8d9f-0c9e2f6e3a9${String(n)}`);

/** An offer in a state, with four planned lessons: the first began before the suspension, an hour ago. */
function family(id: string, state: string): Documents {
  const ref = newTuitionCode();
  const made = documentsOf(makeOffer(ref, { id, tutorId: tutor }, office));
  const lessons = documentsOf(lessonIds.map((lesson) => newLesson(id, lesson, tutor)));
  const first = lessonPath(id, lessonIds[0] ?? '');
  const startsAt = `${hoursAgo(5).slice(0, 16)}:00.000Z`;
  return {
    ...documentsOf(sendRequest(ref)),
    ...made,
    [offerPath(id)]: { ...made[offerPath(id)], state },
    ...lessons,
    [first]: { ...lessons[first], startsAt },
  };
}

const profile = documentsOf(approveTutor(tutor, office))[tutorPath(tutor)];
const suspended = {
  ...profile,
  state: 'suspended',
  movedAt: hoursAgo(2),
  suspension: { reason: 'concern', words: '' },
};

let backend: EmbeddedBackend;
afterEach(() => backend.close());

async function openDesk(name: string, tutorProfile: object) {
  backend = await createEmbeddedBackend({
    name,
    policy: createSiteAccessPolicy(),
    demoAccounts: [account],
    sampleDocuments: () => ({
      'roles/demo-admin': { role: 'admin', name: 'Office 1' },
      ...Object.fromEntries(families.flatMap((id) => Object.entries(family(id, 'chosen')))),
      ...family(open, 'accepted'),
      [tutorPath(tutor)]: tutorProfile as Documents[string],
    }),
    passwordIterations: 10,
  });
  await backend.auth.signIn(account);
}

/** One pass of the desk over what is stored now. */
async function pass(documents: DocumentsPort = backend.documents): Promise<number> {
  const { tutors, offers } = await stored();
  return stopLessons(documents, tutors, offers, by);
}

async function stored() {
  const data = await backend.documents.get(tutorPath(tutor));
  const offers = await Promise.all(
    [...families, open].map(async (id): Promise<Offer> => {
      const offer = await backend.documents.get(offerPath(id));
      return parseOffer(id, offer ?? {});
    }),
  );
  return { tutors: [parseTutor(tutor, data ?? {})], offers };
}

async function statesOf(id: string): Promise<readonly unknown[]> {
  const lessons = lessonIds.map((lesson) => backend.documents.get(lessonPath(id, lesson)));
  const read = await Promise.all([backend.documents.get(offerPath(id)), ...lessons]);
  return read.map((data) => data?.state);
}

const done = ['stopped', 'planned', 'stopped', 'stopped', 'stopped'];

it('stops what is planned with a suspended tutor, for all families, but not what began before', async () => {
  await openDesk('stop-all', suspended);
  expect(await pass()).toBe(4);
  for (const id of families) expect(await statesOf(id)).toEqual(done);
  expect((await statesOf(open))[0]).toBe('withdrawn');
  const log = await backend.documents.list({ collection: changeLogCollection });
  const events = log.map(({ data }) => data.event);
  expect(events.filter((event) => event === 'offer.stopped')).toHaveLength(3);
  expect(events.filter((event) => event === 'lesson.stopped')).toHaveLength(9);
  expect(await pass(), 'a second desk finds nothing to do').toBe(0);
});

it('goes on where it was interrupted, and a family is listed until its last batch', async () => {
  await openDesk('stop-interrupted', suspended);
  let left = 3;
  const cut: DocumentsPort = {
    ...backend.documents,
    commit: (writes) =>
      left-- > 0
        ? backend.documents.commit(writes)
        : Promise.reject(new BackendFailure('unavailable', 'cut')),
  };
  await expect(pass(cut)).rejects.toMatchObject({ code: 'unavailable' });
  // Three batches: the first family's two, and the lessons of the second, whose offer still stands.
  expect(await statesOf(families[0] ?? '')).toEqual(done);
  expect(await statesOf(families[1] ?? '')).toEqual(['chosen', ...done.slice(1)]);
  const { tutors, offers } = await stored();
  expect(stoppableOffers(tutors, offers).map(({ offer }) => offer.id)).toEqual([...families.slice(1), open]);
  expect(await pass()).toBe(3);
  for (const id of families) expect(await statesOf(id)).toEqual(done);
});

it('stops nothing of a tutor who is not suspended', async () => {
  await openDesk('stop-nobody', { ...profile });
  expect(await pass()).toBe(0);
  for (const id of families) expect((await statesOf(id))[0]).toBe('chosen');
});
