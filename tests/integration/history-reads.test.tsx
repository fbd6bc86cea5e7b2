// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createReferenceCode } from '../../src/entities/reference-code';
import { nameKeysOf } from '../../src/entities/phone-tail/model/name-keys';
import type { DocumentData, Write } from '@/shared/backend';
import { counsellingTopic } from '@/shared/choices';
import { documentsOf } from '../policy/attempt';
import { sendApplication } from '../samples/applications';
import { askForConsultation } from '../samples/consultations';
import { openDesk } from '../samples/counted-desk';
import { stubPage } from '../samples/counted-place';
import { sumOf } from '../samples/counting-documents';
import { applyFor, newPostCode } from '../samples/jobs';
import { longDesk } from '../samples/long-desk';
import { sendEnquiry } from '../samples/records';
import { writeReview } from '../samples/reviews';

beforeEach(stubPage);
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
}, 60_000);

const dayMs = 86_400_000;
const open = 20;

interface Kind {
  readonly collection: string;
  readonly state: string;
  readonly over: string;
  readonly send: () => { readonly ref: string; readonly writes: readonly Write[] };
}

const posts = Array.from({ length: 40 }, newPostCode);

/** For each post in turn. */
function* applications(): Generator<ReturnType<Kind['send']>, never> {
  for (let number = 0; ; number += 1) {
    const ref = createReferenceCode('jobApplication');
    yield { ref, writes: applyFor(posts[number % posts.length] ?? '', ref) };
  }
}

const applying = applications();

const applicants: Kind = {
  collection: 'jobApplications',
  state: 'submitted',
  over: 'declined',
  send: () => applying.next().value,
};

/** An office with 2,000 records of a kind, of which 20 are open. */
function longHistory({ collection, state, over, send }: Kind) {
  const { stored } = longDesk({ requests: 10, open: 10 });
  const now = Date.now();
  let oldest = '';
  for (let number = 0; number < 2_000; number += 1) {
    const { ref, writes } = send();
    const sent: DocumentData = documentsOf(writes)[`${collection}/${ref}`] ?? {};
    const isOpen = number < open;
    const movedAt = new Date(now - (isOpen ? 0 : 40 * dayMs) - number * 60_000).toISOString();
    const of = { state: isOpen ? state : over, createdAt: movedAt, movedAt, updatedAt: movedAt };
    stored[`${collection}/${ref}`] = { ...sent, ...of };
    stored[`phoneTails/${ref}`] = { digits: '0000', names: [] };
    oldest = ref;
  }
  stored[`phoneTails/${oldest}`] = { digits: '9876', names: nameKeysOf('Abena Oldest') };
  return { stored, oldest };
}

it.each([
  [
    'enquiries' as const,
    {
      collection: 'enquiries',
      state: 'new',
      over: 'resolved',
      send: () => {
        const ref = createReferenceCode('enquiry');
        return { ref, writes: sendEnquiry(ref) };
      },
    },
  ],
  [
    'applications' as const,
    {
      collection: 'tutorApplications',
      state: 'submitted',
      over: 'approved',
      send: () => {
        const ref = createReferenceCode('application');
        return { ref, writes: sendApplication(ref) };
      },
    },
  ],
  [
    'consultations' as const,
    {
      collection: 'consultations',
      state: 'received',
      over: 'finished',
      send: () => {
        const ref = createReferenceCode('consultancy');
        return { ref, writes: askForConsultation(ref) };
      },
    },
  ],
  ['applicants' as const, applicants],
])(
  'reads of 2,000 %s those that are open, and of the others what somebody asks for',
  async (view, kind) => {
    const { stored, oldest } = longHistory(kind);
    const desk = openDesk({ stored }, view);
    await screen.findByRole('heading', { level: 1 }, { timeout: 20_000 });
    await desk.settle();
    // Those that wait, for the list and for the count of late ones, and the newest change.
    expect(desk.counting.takeReads()[kind.collection]).toBeLessThanOrEqual(2 * open + 1);
    const past = await desk.show({ state: kind.over });
    expect(sumOf(past)).toBe(50);
    const next = await desk.readsOf(() => screen.getByRole('button', { name: 'Show 50 more' }).click());
    expect(sumOf(next)).toBe(50);
    expect(screen.getByText('100 shown. Last moved first.')).toBeDefined();
    for (const search of [oldest, '024 123 9876', 'oldest abena']) {
      await desk.show({});
      expect(screen.queryByRole('link', { name: new RegExp(oldest.slice(4, 8)) })).toBeNull();
      const first = await desk.show({ search });
      // A name is asked for after a pause.
      await screen.findByRole('link', { name: new RegExp(oldest.slice(4, 8)) });
      expect(sumOf(first) + sumOf(desk.counting.takeReads())).toBeLessThanOrEqual(5);
    }
  },
  120_000,
);

it('reads of 2,000 enquiries about counselling those that are open, for a counsellor too', async () => {
  const { stored, oldest } = longHistory({
    collection: 'enquiries',
    state: 'new',
    over: 'resolved',
    send: () => {
      const ref = createReferenceCode('enquiry');
      return { ref, writes: sendEnquiry(ref, { topic: counsellingTopic }) };
    },
  });
  const desk = openDesk({ stored }, 'enquiries', ['counselling']);
  await screen.findByRole('heading', { level: 1 }, { timeout: 20_000 });
  await desk.settle();
  expect(desk.counting.takeReads().enquiries).toBeLessThanOrEqual(2 * open + 1);
  expect((await desk.show({ state: 'resolved' })).enquiries).toBe(50);
  const next = await desk.readsOf(() => screen.getByRole('button', { name: 'Show 50 more' }).click());
  expect(next.enquiries).toBe(50);
  expect((await desk.show({ search: oldest })).enquiries).toBe(1);
  expect(screen.getByRole('link', { name: new RegExp(oldest.slice(4, 8)) })).toBeDefined();
}, 120_000);

it('reads of 2,000 applications for posts those of one post for its pipeline', async () => {
  const desk = openDesk(longHistory(applicants), 'applicants');
  await screen.findByRole('heading', { level: 1 }, { timeout: 20_000 });
  await desk.settle();
  desk.counting.takeReads();
  // Its 50 applications, and the newest change.
  const ofPost = await desk.show({ state: posts[30] ?? '' });
  expect(sumOf(ofPost)).toBe(51);
  expect(screen.getByRole('region', { name: 'Declined 50' })).toBeDefined();
}, 120_000);

it('reads of 2,000 reviews those that wait to be read, and of the others what somebody asks for', async () => {
  const { stored } = longHistory({
    collection: 'reviews',
    state: 'submitted',
    over: 'published',
    send: () => {
      const id = crypto.randomUUID();
      return { ref: id, writes: writeReview(createReferenceCode('tuition'), { id }) };
    },
  });
  const desk = openDesk({ stored }, 'reviews');
  await screen.findByRole('heading', { level: 1 }, { timeout: 20_000 });
  await desk.settle();
  expect(desk.counting.takeReads().reviews).toBeLessThanOrEqual(2 * open + 1);
  expect(screen.getAllByRole('article')).toHaveLength(open);
  expect((await desk.show({ state: 'published' })).reviews).toBe(50);
  const more = () => screen.getByRole('button', { name: 'Show 50 more' });
  expect((await desk.readsOf(() => more().click())).reviews).toBe(50);
  expect(screen.getAllByRole('article')).toHaveLength(100);
  const thisMonth = new Date().toISOString().slice(0, 7);
  // An empty answer is one read.
  expect((await desk.show({ state: 'published', month: thisMonth })).reviews).toBe(1);
  expect(screen.getByText('No review is like that')).toBeDefined();
}, 120_000);
