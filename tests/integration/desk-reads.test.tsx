// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { openDesk } from '../samples/counted-desk';
import { stubPage } from '../samples/counted-place';
import { sumOf } from '../samples/counting-documents';
import { longDesk } from '../samples/long-desk';

beforeEach(stubPage);
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
}, 60_000);

const minuteMs = 60_000;

it('reads of 10,000 requests those that are open, and of the others what somebody asks for', async () => {
  const long = longDesk({ requests: 10_000, open: 400 });
  const desk = openDesk(long);
  await screen.findByRole('heading', { level: 1 }, { timeout: 10_000 });
  await desk.settle();
  const opening = desk.counting.takeReads();
  // Those that are open, the newest change, a question for those that ended since the office closed.
  expect(opening.tuitionRequests).toBeLessThanOrEqual(403);
  expect(sumOf(opening)).toBeLessThanOrEqual(450);

  const ended = await desk.show({ state: 'ended' });
  expect(sumOf(ended)).toBe(50);
  const next = await desk.readsOf(() => screen.getByRole('button', { name: 'Show 50 more' }).click());
  expect(sumOf(next)).toBe(50);
  expect(screen.getByText('100 shown. Last moved first.')).toBeDefined();

  const fourMonthsAgo = new Date(Date.now() - 120 * 24 * 60 * minuteMs).toISOString().slice(0, 7);
  const ofMonth = await desk.show({ state: 'ended', month: fourMonthsAgo });
  expect(sumOf(ofMonth)).toBe(50);
  const nextOfMonth = await desk.readsOf(() => screen.getByRole('button', { name: 'Show 50 more' }).click());
  expect(sumOf(nextOfMonth)).toBe(50);
  expect(screen.getByText('100 shown. Last moved first.')).toBeDefined();

  // The search finds what is over whatever the filter is.
  const byPhone = await desk.show({ search: long.last.phone });
  expect(sumOf(byPhone)).toBeLessThanOrEqual(5);
  expect(screen.getByRole('link', { name: new RegExp(long.last.ref.slice(4, 8)) })).toBeDefined();
  const byName = await desk.show({ search: long.last.name });
  // A name is asked for after a pause.
  await screen.findByRole('link', { name: new RegExp(long.last.ref.slice(4, 8)) });
  expect(sumOf(byName) + sumOf(desk.counting.takeReads())).toBeLessThanOrEqual(5);
  await desk.show({});
  const byCode = await desk.show({ search: long.last.ref });
  expect(sumOf(byCode)).toBeLessThanOrEqual(5);
  expect(screen.getByRole('link', { name: new RegExp(long.last.ref.slice(4, 8)) })).toBeDefined();

  await desk.show({});
  desk.counting.takeReads();
  await desk.counting.passTime(10 * minuteMs, desk.settle);
  const { concerns = 0, ...quiet } = desk.counting.takeReads();
  // Worries about children are asked for by the minute too, of those on duty alone.
  expect(concerns).toBeLessThanOrEqual(10);
  expect(sumOf(quiet)).toBeLessThanOrEqual(32);
}, 120_000);

it('reads for what is to be done today no more than for the requests, and nothing of its own twice', async () => {
  const opening: Record<string, number>[] = [];
  for (const view of ['requests', 'today'] as const) {
    const desk = openDesk(longDesk({ requests: 10_000, open: 400 }), view);
    await screen.findByRole('heading', { level: 1 }, { timeout: 20_000 });
    await desk.settle();
    opening.push(desk.counting.takeReads());
    cleanup();
  }
  const [requests = {}, today = {}] = opening;
  // Of its own: homework questions in two states, their figures, bookings without a time, and booked
  // talks; all empty here.
  const { homeworkQuestions = 0, bookings = 0, settings = 0, ...others } = today;
  expect(homeworkQuestions + bookings).toBeLessThanOrEqual(4);
  expect(settings).toBeLessThanOrEqual((requests.settings ?? 0) + 1);
  for (const [collection, count] of Object.entries(others))
    expect(count, collection).toBeLessThanOrEqual(requests[collection] ?? 0);
}, 120_000);
