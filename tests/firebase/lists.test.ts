import { readFileSync } from 'node:fs';
import {
  collection,
  collectionGroup,
  documentId,
  getDocs,
  limit,
  orderBy,
  query,
  where,
  type Firestore,
  type Query,
} from 'firebase/firestore/lite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { documentsOf } from '../policy/attempt';
import { callers, world } from '../policy/matrix-people';
import { newTuitionCode, sendRequest } from '../samples/records';
import { createRulesAttempt, isRefusal } from './rules-attempt';
import { openRules } from './rules-environment';

const environment = await openRules('demo-lists', readFileSync('firestore.rules', 'utf8'));
afterAll(() => environment.close());

/** The talks of the desk, as its queries ask for them. */
const talks: Readonly<Record<string, (database: Firestore) => Query>> = {
  'bookings of days that are not quiet': (database) =>
    query(
      collection(database, 'bookings'),
      where('isQuiet', '==', false),
      where('day', 'in', ['2026-12-03', '2026-12-04']),
      limit(100),
    ),
  'bookings that are not quiet, by state': (database) =>
    query(
      collection(database, 'bookings'),
      where('isQuiet', '==', false),
      where('state', 'in', ['waiting', 'booked']),
      limit(100),
    ),
  'bookings of a counsellor, by day': (database) =>
    query(
      collection(database, 'bookings'),
      where('counsellor', '==', 'counsellor-1'),
      where('day', 'in', ['2026-12-03', '2026-12-04']),
      limit(100),
    ),
  'bookings that are not quiet, the latest': (database) =>
    query(
      collection(database, 'bookings'),
      where('isQuiet', '==', false),
      where('updatedAt', '>=', '2026-11-01'),
      orderBy('updatedAt', 'desc'),
      limit(50),
    ),
  'bookings of whoever wants an earlier time': (database) =>
    query(
      collection(database, 'bookings'),
      where('wantsSooner', '==', true),
      where('state', '==', 'booked'),
      limit(100),
    ),
};
const notQuiet = Object.keys(talks).filter((what) => what.includes('not quiet'));

const ref = newTuitionCode();
const record = `tuitionRequests/${ref}`;

beforeAll(async () => {
  const attempt = createRulesAttempt(environment);
  await attempt(
    callers.G,
    {
      ...world,
      ...documentsOf(sendRequest(ref)),
      'roles/talker': { role: 'admin', name: 'Talker', duties: ['counselling'], lastChange: '' },
    },
    { get: `tracking/${ref}` },
  );
});

const isAllowed = async (asked: Query): Promise<boolean> => {
  try {
    await getDocs(asked);
    return true;
  } catch (cause) {
    if (isRefusal(cause)) return false;
    throw cause;
  }
};

/** Cases for the database rules only, since the access policy sees no such queries. */
describe('lists', () => {
  const office = environment.signedIn('demo-admin');
  const guest = environment.guest();
  const of = (database: Firestore, path: string) => collection(database, path);

  it.each<[string, Query, boolean]>([
    ['300 at once', query(of(office, 'tuitionRequests'), limit(300)), true],
    ['301 at once', query(of(office, 'tuitionRequests'), limit(301)), false],
    ['without a limit', query(of(office, 'tuitionRequests')), false],
    [
      '60 tutors at once, by anybody',
      query(of(guest, 'tutors'), where('state', '==', 'active'), limit(60)),
      true,
    ],
    [
      'posts that were published, by anybody',
      query(
        of(guest, 'jobs'),
        where('state', 'in', ['published', 'paused', 'closed']),
        orderBy('closesAt', 'desc'),
        limit(20),
      ),
      true,
    ],
    ['posts in every state, by anybody', query(of(guest, 'jobs'), limit(20)), false],
    [
      'posts among which are drafts, by anybody',
      query(of(guest, 'jobs'), where('state', 'in', ['published', 'draft']), limit(20)),
      false,
    ],
    [
      '61 tutors at once, by anybody',
      query(of(guest, 'tutors'), where('state', '==', 'active'), limit(61)),
      false,
    ],
    ['300 tutors at once, by the office', query(of(office, 'tutors'), limit(300)), true],
    [
      'in order, by page',
      query(of(office, 'tuitionRequests'), orderBy('createdAt'), orderBy(documentId()), limit(300)),
      true,
    ],
    ['the log of one record', query(of(office, 'changeLog'), where('record', '==', record), limit(20)), true],
    ['tracking, by the office', query(of(office, 'tracking'), limit(1)), false],
    [
      'tracking, by a list of codes',
      query(of(guest, 'tracking'), where(documentId(), 'in', [ref]), limit(1)),
      false,
    ],
    [
      'tracking, by its state',
      query(of(guest, 'tracking'), where('state', '==', 'submitted'), limit(1)),
      false,
    ],
    ['contacts of all requests', query(collectionGroup(office, 'contact'), limit(1)), false],
    ['notes of all records', query(collectionGroup(office, 'notes'), limit(1)), false],
    ['pieces of all files', query(collectionGroup(office, 'pieces'), limit(1)), false],
  ])('%s', async (_what, asked, allowed) => {
    expect(await isAllowed(asked)).toBe(allowed);
  });

  it.each(Object.entries(talks))(
    '%s: the duty counselling all, the office what is not quiet',
    async (what, of) => {
      expect(await isAllowed(of(environment.signedIn('talker')))).toBe(true);
      expect(await isAllowed(of(office))).toBe(notQuiet.includes(what));
      expect(await isAllowed(of(guest))).toBe(false);
      expect(await isAllowed(of(environment.signedIn('somebody')))).toBe(false);
    },
  );

  it.each<[string, string, boolean]>([
    ['a talk', 'bookings/LL-B1', true],
    ['another record', record, false],
  ])('what was told of %s, by the duty counselling', async (_what, of, allowed) => {
    const asked = query(
      collection(environment.signedIn('talker'), 'tellings'),
      where('record', '==', of),
      orderBy('at', 'desc'),
      limit(50),
    );
    expect(await isAllowed(asked)).toBe(allowed);
  });

  it.each([
    [callers.T.userId, true],
    ['somebody', false],
  ])('what %s told, by a tutor', async (userId, allowed) => {
    const asked = query(
      collection(environment.signedIn(String(callers.T.userId)), 'tellings'),
      where('userId', '==', userId),
      where('at', '>=', '2026-11-16T00:00:00.000Z'),
      orderBy('at', 'desc'),
      limit(100),
    );
    expect(await isAllowed(asked)).toBe(allowed);
  });

  it('the taken hours of one counsellor, by anybody', async () => {
    const asked = query(
      collection(guest, 'slots'),
      where('counsellor', '==', 'counsellor-1'),
      where('day', 'in', ['2026-12-03', '2026-12-04']),
      limit(60),
    );
    expect(await isAllowed(asked)).toBe(true);
  });
});
