import { readFileSync } from 'node:fs';
import { doc, setDoc } from 'firebase/firestore/lite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { codeHolder, createChangeId, logChange } from '../../src/entities/change-log';
import {
  bookingPath,
  cancelBooking,
  moveBooking,
  parseBooking,
  slotId,
  slotPath,
} from '../../src/entities/counselling/booking';
import { BackendFailure, type DocumentsPort, type Write } from '@/shared/backend';
import { counsellorId, counsellorIn, newBookingCode, sendBooking, slotIn } from '../samples/counselling';
import { deviceOf } from './device-of';
import { openRules } from './rules-environment';

const environment = await openRules('demo-races', readFileSync('firestore.rules', 'utf8'));
afterAll(() => environment.close());

/** Phones of people without an account. */
const phones = [0, 1, 2].map(() => deviceOf(environment, null));
const [first] = phones as [DocumentsPort];

/** Counsellors who share a room. */
const others = ['counsellor-2', 'counsellor-3'];

beforeAll(async () => {
  await environment.clear();
  for (const id of [counsellorId, ...others])
    for (const [path, data] of Object.entries(counsellorIn('published', id)))
      await setDoc(doc(environment.owner(), path), data);
});

/** The outcome of batches that are sent at the same moment, one from each phone. */
const race = async (batches: readonly (readonly Write[])[]) =>
  (await Promise.allSettled(batches.map((writes, index) => (phones[index] ?? first).commit(writes)))).map(
    (outcome) =>
      outcome.status === 'fulfilled'
        ? 'won'
        : outcome.reason instanceof BackendFailure
          ? outcome.reason.code
          : String(outcome.reason),
  );

const lost = ['forbidden', 'forbidden'];

describe('three people who book the same hour at the same moment', () => {
  it('have one winner in each of 200 races, and the others book nothing', async () => {
    for (let number = 0; number < 200; number += 1) {
      const slot = slotIn(24 + number);
      const refs = phones.map(() => newBookingCode());
      const outcomes = await race(refs.map((ref) => sendBooking(ref, { slot })));
      expect([...outcomes].sort(), `race ${number}`).toEqual([...lost, 'won']);
      const stored = await Promise.all(refs.map((ref) => first.get(bookingPath(ref))));
      expect(stored.map((booking) => booking !== null)).toEqual(outcomes.map((outcome) => outcome === 'won'));
    }
  }, 120_000);

  it('have one winner for a room that counsellors share', async () => {
    for (let number = 0; number < 20; number += 1) {
      const batches = [counsellorId, ...others].map((who) =>
        sendBooking(newBookingCode(), { slot: slotIn(300 + number, 'blue', who) }),
      );
      expect((await race(batches)).sort()).toEqual([...lost, 'won']);
    }
  }, 60_000);
});

const signed = () => ({ id: createChangeId(), by: codeHolder, log: logChange });
const stored = async (ref: string) => parseBooking(ref, (await first.get(bookingPath(ref))) ?? {});

it('an hour that is left is free at once, and the lost answer of a move or a cancellation is found', async () => {
  const [ref, other] = [newBookingCode(), newBookingCode()];
  const [old, later] = [slotIn(400), slotIn(401)];
  await first.commit(sendBooking(ref, { slot: old }));
  const move = moveBooking(await stored(ref), later, { ...signed(), isOwn: true });
  await first.commit(move);
  await expect(first.commit(move)).rejects.toMatchObject({ code: 'already-exists' });
  expect(await first.get(slotPath(slotId(old)))).toBeNull();

  await first.commit(sendBooking(other, { slot: old }));
  // The first move does not come back to life.
  await expect(
    first.commit(moveBooking(await stored(ref), old, { ...signed(), isOwn: true })),
  ).rejects.toMatchObject({ code: 'forbidden' });

  const cancel = cancelBooking(await stored(ref), 'other', signed());
  await first.commit(cancel);
  await expect(first.commit(cancel)).rejects.toMatchObject({ code: 'already-exists' });
  expect(await first.get(slotPath(slotId(later)))).toBeNull();
  await first.commit(sendBooking(newBookingCode(), { slot: later }));
}, 30_000);
