import { expect, it } from 'vitest';
import type { DocumentData } from '@/shared/backend';
import { changePath, linePath } from '../../src/entities/change-log';
import { lessonPath } from '../../src/entities/lesson';
import { offerPath } from '../../src/entities/offer';
import { tellingPath } from '../../src/entities/telling/model/telling';
import { readOwedTellings, type OwedMemory } from '../../src/features/admin/telling/api/owed-tellings';
import { chosenLesson } from '../policy/chosen-lesson';
import { bookedIn, record as talk } from '../policy/matrix-counselling';
import { asCodeHolder, asOffice } from '../policy/matrix-people';
import { createCountingDocuments, sumOf } from '../samples/counting-documents';
import { newTuitionCode } from '../samples/records';

const now = new Date('2026-11-28T12:00:00.000Z');
const hoursBefore = (hours: number) => new Date(now.getTime() - hours * 3_600_000).toISOString();

const office = asOffice('A');
const lineOf = (record: string, event: string, at: string, by: DocumentData = office): DocumentData => ({
  ...{ record, event, at, by, before: {}, after: {} },
});

const offerId = '6c1f8a0c-2a35-4d0e-8f0e-7b7d7a0c2f45';
const lessonId = '1e6c8d34-90f3-4a59-8d9f-0c9e2f6e3a67';

/** A chosen offer with its first lesson, planned three hours ago. */
function trial(fields: DocumentData = {}, chosenAt = hoursBefore(4)) {
  const documents = chosenLesson({
    ref: newTuitionCode(),
    otherRef: newTuitionCode(),
    offerId,
    id: lessonId,
  })({ createdAt: hoursBefore(3), movedAt: hoursBefore(3), updatedAt: hoursBefore(3), ...fields });
  return { ...documents, [offerPath(offerId)]: { ...documents[offerPath(offerId)], movedAt: chosenAt } };
}

/** A talk that somebody moved an hour ago. */
function movedTalk(isQuiet: boolean, by?: DocumentData) {
  const documents = bookedIn('booked', { isQuiet });
  const stamps = { lastChange: 'moved', updatedAt: hoursBefore(1) };
  return {
    ...documents,
    [talk]: { ...documents[talk], ...stamps },
    [linePath(talk, 'moved')]: lineOf(talk, 'booking.moved', hoursBefore(1), by),
  };
}

const told = (id: string) => ({ [tellingPath(id)]: { at: hoursBefore(0) } });
const isNoLineOfOffice = ([path]: [string, unknown]) => !path.startsWith('changeLog/');

async function owedOf(documents: Record<string, DocumentData>) {
  const { documents: port, takeReads } = createCountingDocuments(
    Object.fromEntries(Object.entries(documents).filter(isNoLineOfOffice)),
  );
  const { changes } = await readOwedTellings(port, now);
  return { events: changes.map(({ event }) => event), reads: sumOf(takeReads()) };
}

it.each<[string, Record<string, DocumentData>, readonly string[]]>([
  ['a first lesson that is planned', trial(), ['lesson.planned']],
  ['one that is called off', trial({ state: 'cancelled' }), []],
  ['a later lesson', trial({ isTrial: false }), []],
  ['the first lesson of an offer that was chosen long ago', trial({}, hoursBefore(24 * 15)), []],
  ['one that was told', { ...trial(), ...told(lessonId) }, []],
  ['a talk that the office moved', movedTalk(false), ['booking.moved']],
  ['a talk that whoever booked moved', movedTalk(false, asCodeHolder), []],
  ['a quiet talk', movedTalk(true), []],
  ['a talk that was told', { ...movedTalk(false), ...told('moved') }, []],
  ['both, the oldest first', { ...trial(), ...movedTalk(false) }, ['lesson.planned', 'booking.moved']],
])('to tell: %s', async (_what, documents, expected) => {
  const { events } = await owedOf(documents);
  expect(events).toEqual(expected);
});

it('finds what is in either query of the log', async () => {
  const log = createCountingDocuments({
    [changePath('a')]: lineOf('offers/o1', 'offer.made', hoursBefore(2)),
    [changePath('b')]: lineOf('payments/mtn-1-1', 'payment.entered', hoursBefore(1)),
  });
  const { changes, isCut } = await readOwedTellings(log.documents, now);
  expect(changes.map(({ id }) => id)).toEqual(['a', 'b']);
  expect(isCut).toBe(false);
});

it('reads five documents where nothing is to be told', async () => {
  expect((await owedOf({})).reads).toBe(5);
});

it('reads no log of a talk that was told', async () => {
  const open = await owedOf(movedTalk(false));
  const over = await owedOf({ ...movedTalk(false), ...told('moved') });
  expect(open.reads - over.reads).toBe(1);
});

it('reads of an offer that was chosen its first lesson alone', async () => {
  const many = trial();
  for (let index = 0; index < 12; index += 1)
    many[lessonPath(offerId, `l${String(index)}`)] = {
      ...many[lessonPath(offerId, lessonId)],
      isTrial: false,
    };
  expect((await owedOf(many)).reads).toBe((await owedOf(trial())).reads);
});

it('reads at the next opening what is newer alone, and misses no line', async () => {
  const line = (index: number) =>
    [changePath(`c${index}`), lineOf('offers/o1', 'offer.made', hoursBefore(100 - index))] as const;
  const log = createCountingDocuments(Object.fromEntries(Array.from({ length: 60 }, (_, at) => line(at))));
  const memory: OwedMemory = new Map();
  const open = async () => {
    const { changes } = await readOwedTellings(log.documents, now, memory);
    return { count: changes.length, reads: sumOf(log.takeReads()) };
  };
  const first = await open();
  expect(first).toMatchObject({ count: 60 });
  expect(first.reads).toBeGreaterThanOrEqual(60);
  // The newest line once more, as one of the same moment may have come later.
  expect(await open()).toEqual({ count: 60, reads: 5 });
  log.put(...line(61));
  log.put(tellingPath('c3'), { at: hoursBefore(0) });
  expect(await open()).toEqual({ count: 60, reads: 6 });
  expect(await open()).toEqual({ count: 60, reads: 5 });
});

it('forgets at the next opening what came more than two weeks before', async () => {
  const log = createCountingDocuments({
    [changePath('old')]: lineOf('offers/o1', 'offer.made', hoursBefore(24 * 13)),
    [changePath('new')]: lineOf('offers/o2', 'offer.made', hoursBefore(1)),
  });
  const memory: OwedMemory = new Map();
  expect((await readOwedTellings(log.documents, now, memory)).changes).toHaveLength(2);
  const later = new Date(now.getTime() + 2 * 24 * 3_600_000);
  const { changes } = await readOwedTellings(log.documents, later, memory);
  expect(changes.map(({ id }) => id)).toEqual(['new']);
});

it('says that lines were left out when more came than one question reads', async () => {
  const log = createCountingDocuments({
    [changePath('first')]: lineOf('offers/o1', 'offer.made', hoursBefore(30)),
  });
  const memory: OwedMemory = new Map();
  await readOwedTellings(log.documents, now, memory);
  for (let index = 0; index < 230; index += 1)
    log.put(changePath(`m${index}`), lineOf('offers/o1', 'offer.made', hoursBefore(29 - index / 10)));
  const { changes, isCut } = await readOwedTellings(log.documents, now, memory);
  expect(changes).toHaveLength(200);
  expect(isCut).toBe(true);
});
