import 'fake-indexeddb/auto';
import { afterEach, expect, it } from 'vitest';
import { createSiteAccessPolicy } from '../../src/app/composition/backend/access-policy';
import {
  bookingPath,
  createBooking,
  slotId,
  slotPath,
  stateOfNewBooking,
  type NewBooking,
} from '../../src/entities/counselling/booking';
import { addCounsellor, counsellorPath } from '../../src/entities/counselling/counsellor';
import { createReferenceCode } from '@/entities/reference-code';
import { openTracking } from '@/entities/tracking';
import { submitOnce } from '@/shared/backend';
import { createEmbeddedBackend, type EmbeddedBackend } from '@/shared/embedded';
import { documentsOf } from '../policy/attempt';

const hourMs = 3_600_000;
const start = `${new Date(Date.now() + 50 * hourMs).toISOString().slice(0, 13)}:00Z`;
const noHours = { mon: [], tue: [], wed: [], thu: [], fri: [], sat: [], sun: [] };

const counsellor = (id: string) => {
  const hours = { weekly: noHours, exceptions: [], away: null, talkMinutes: 45, bufferMinutes: 15 } as const;
  const facts = { name: 'Efua Sarpong', room: 'blue', about: '', topics: [], ways: ['in-person'] } as const;
  const write = addCounsellor(id, 'c0', { ...facts, topics: [], ways: ['in-person'], hours });
  const path = counsellorPath(id);
  return { [path]: { ...documentsOf([write])[path], state: 'published' } };
};

const bookingWith = (id: string): NewBooking => ({
  isQuiet: false,
  topic: 'career',
  way: 'in-person',
  slot: { counsellor: id, start, room: 'blue' },
  person: {
    name: 'Star',
    phone: '',
    email: '',
    safeHours: '',
    words: '',
    learner: { isUnder18: false, grownUpKnows: '', mayTell: '' },
    choices: '',
    consent: { version: '2026-11.1', language: 'en' },
  },
});

let backend: EmbeddedBackend;
let count = 0;

async function open(): Promise<void> {
  count += 1;
  backend = await createEmbeddedBackend({
    name: `taken-slot-${count}`,
    policy: createSiteAccessPolicy(),
    demoAccounts: [],
    sampleDocuments: () => ({ ...counsellor('ama'), ...counsellor('kofi') }),
    passwordIterations: 10,
  });
}

const send = (ref: string, id: string) =>
  submitOnce(backend, [
    ...createBooking(ref, bookingWith(id)),
    openTracking(ref, { kind: 'counselling' }, stateOfNewBooking(bookingWith(id))),
  ]);

afterEach(() => backend.close());

it('books a time once when the same booking is sent again', async () => {
  await open();
  const ref = createReferenceCode('counselling');
  await send(ref, 'ama');
  await send(ref, 'ama');
  expect(await backend.documents.get(bookingPath(ref))).toMatchObject({ state: 'booked', start });
});

it.each([
  ['the same counsellor', 'ama'],
  ['another counsellor of the same room', 'kofi'],
])('tells the second of two people at once that the time is taken: %s', async (_whom, second) => {
  await open();
  const refs = [createReferenceCode('counselling'), createReferenceCode('counselling')] as const;
  const outcomes = await Promise.allSettled([send(refs[0], 'ama'), send(refs[1], second)]);
  expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected']);
  // Not `already-exists`, which its sender would take for success.
  expect((outcomes[1] as PromiseRejectedResult).reason).toMatchObject({ code: 'forbidden' });
  expect(await backend.documents.get(bookingPath(refs[1]))).toBeNull();
  expect(await backend.documents.get(slotPath(slotId({ counsellor: 'ama', start })))).not.toBeNull();
});
