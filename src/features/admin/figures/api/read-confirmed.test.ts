import { expect, it } from 'vitest';
import type { DocumentData } from '@/shared/backend';
import { documentsOf } from '../../../../../tests/policy/attempt';
import { createCountingDocuments, sumOf } from '../../../../../tests/samples/counting-documents';
import { makeOffer } from '../../../../../tests/samples/offers';
import { office } from '../../../../../tests/samples/records';
import { readConfirmed } from './read-confirmed';

const at = (minute: number) => new Date(Date.UTC(2026, 9, 31, 12) + minute * 60_000).toISOString();
const offerId = '3f0c2f4e-6a4b-4a52-9a5f-0d5a3d8f1c11';
const offer = documentsOf(makeOffer('LL-T1', { id: offerId, tutorId: 'ama' }, office))[`offers/${offerId}`];

const line = (event: string, minute: number, record = `offers/${offerId}/lessons/x`): DocumentData => ({
  record,
  event,
  at: at(minute),
  by: { kind: 'code-holder' },
  before: {},
  after: {},
});

const openLog = (lines: readonly DocumentData[]) =>
  createCountingDocuments({
    [`offers/${offerId}`]: { ...offer, createdAt: at(0), updatedAt: at(0), movedAt: at(0) },
    ...Object.fromEntries(lines.map((one, number) => [`changeLog/${String(number).padStart(5, '0')}`, one])),
  });

it('reads every confirmation once, also when many came in one minute, and each offer once', async () => {
  // Four lines a minute.
  const lines = Array.from({ length: 1202 }, (_, number) => line('lesson.confirmed', Math.floor(number / 4)));
  const log = openLog([...lines, line('dispute.rejected', 5), line('miss.disproved', 6)]);
  const { lessons, until } = await readConfirmed(log.documents, at(-1));
  expect(lessons).toHaveLength(1204);
  expect(lessons[0]).toMatchObject({ offer: { tutorId: 'ama' }, month: '2026-10' });
  expect(until).toBe(at(300));
  expect(sumOf(log.takeReads())).toBeLessThanOrEqual(1204 + 8 + 1);
});

it('reads after a count only what was confirmed since', async () => {
  const log = openLog([line('lesson.confirmed', 0), line('lesson.confirmed', 60 * 24)]);
  const { lessons, until } = await readConfirmed(log.documents, at(0));
  expect(lessons).toMatchObject([{ month: '2026-11' }]);
  expect(until).toBe(at(60 * 24));
});

it('keeps the time of the last count when nothing was confirmed', async () => {
  const log = openLog([line('lesson.taught', 1), line('lesson.confirmed', 2, 'offers/gone/lessons/x')]);
  expect(await readConfirmed(log.documents, at(3))).toEqual({ lessons: [], until: at(3) });
});
