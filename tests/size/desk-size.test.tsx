import 'fake-indexeddb/auto';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { denyTabStorage, startFirebase } from '../contract/firebase-tabs';
import { countDocuments, sumOf } from '../samples/counting-documents';
import { longDesk } from '../samples/long-desk';
import { longPast } from '../samples/long-past';
import { fillFirestore } from './fill-firestore';

denyTabStorage();

const [requests, open] = [Number(process.env.LIFELINE_SIZE ?? 50_000), 400];
const hourMs = 3_600_000;

it('reads of ten years what is open, and of the others what somebody asks for', async () => {
  const server = process.env.FIRESTORE_EMULATOR_HOST ?? '';
  const device = await startFirebase();
  const long = longDesk({ requests, open });
  const started = Date.now();
  const filled = await fillFirestore(server, Object.entries(long.stored));
  const past = await fillFirestore(server, longPast(long.stored));
  console.log(`${filled + past} documents in ${Date.now() - started} ms`);
  const tab = await device.open();
  await tab.auth.signIn(device.admin);
  // After the tab, which brings modules of its own.
  const [{ openDesk }, { stubPage }] = await Promise.all([
    import('../samples/counted-desk'),
    import('../samples/counted-place'),
  ]);
  stubPage();
  const figures: Record<string, object> = {};
  const desk = openDesk({ stored: countDocuments(tab.documents) }, 'today');
  const note = (name: string, limit: number, reads: Readonly<Record<string, number>>, began: number) => {
    figures[name] = {
      reads: sumOf(reads),
      limit,
      requests: desk.counting.takeCalls(),
      ms: Date.now() - began,
    };
    return sumOf(reads);
  };
  let began = Date.now();
  await screen.findByRole('heading', { level: 1 }, { timeout: 60_000 });
  await desk.settle();
  const opening = desk.counting.takeReads();
  note('opening', 450, opening, began);
  began = Date.now();
  await desk.counting.passTime(hourMs, desk.settle);
  const hour = desk.counting.takeReads();
  note('an hour', 130, hour, began);
  for (const [name, limit, to] of [
    ['search by phone', 5, { search: long.last.phone }],
    ['a page of what is over', 55, { state: 'ended' }],
  ] as const) {
    began = Date.now();
    note(name, limit, await desk.show(to, 'requests'), began);
  }
  began = Date.now();
  const next = await desk.readsOf(() => screen.getByRole('button', { name: 'Show 50 more' }).click());
  note('the next page', 55, next, began);
  console.table(figures);
  console.table({ opening, hour });
  await device.close();
  expect(opening.tuitionRequests).toBeLessThanOrEqual(open + 3);
  expect(sumOf(opening)).toBeLessThanOrEqual(450);
  expect(sumOf(hour)).toBeLessThanOrEqual(130);
});
