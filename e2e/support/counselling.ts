import { createReferenceCode } from '../../src/entities/reference-code/model/reference-code';
import { closedDays } from '../../src/shared/ghana/office-hours';
import { putDocuments, readDocuments } from './records';
import { expect, lead, open, signIn, type Page } from './test';

const hourMs = 3_600_000;

type Documents = Record<string, Record<string, unknown>>;

export const newBookingCode = () => createReferenceCode('counselling');

/** The full hour so many hours from now; negative for one that has begun. */
export const startIn = (hours: number, now = new Date()): string =>
  `${new Date((Math.floor(now.getTime() / hourMs) + hours) * hourMs).toISOString().slice(0, 13)}:00Z`;

export const dayOf = (start: string): string => start.slice(0, 10);

/** A day on which counsellors work, at least so many days ahead. */
export function workingDayIn(days: number): string {
  const closed = closedDays(dayOf(startIn(0)), 60, { days: [], fromHour: 0, toHour: 24 });
  const ahead = Array.from({ length: 30 }, (_, later) => dayOf(startIn((days + later) * 24)));
  return ahead.find((day) => !closed.has(day)) ?? '';
}

const everyDay = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'];

/** A published counsellor who works from 6:00 to 22:00 on each day, in the demo's records. */
export function counsellorDocument(
  id: string,
  name: string,
  fields: Record<string, unknown> = {},
): Documents {
  const now = new Date().toISOString();
  return {
    [`counsellors/${id}`]: {
      state: 'published',
      createdAt: now,
      movedAt: now,
      updatedAt: now,
      lastChange: 'c1',
      isSample: false,
      name,
      room: '',
      about: '',
      topics: ['career', 'exam-stress'],
      ways: ['phone', 'in-person'],
      checks: [],
      hours: {
        weekly: everyDay.map((day) => `${day}/06:00-22:00`),
        exceptions: [],
        away: '',
        talkMinutes: 45,
        bufferMinutes: 15,
      },
      ...fields,
    },
  };
}

interface Given {
  readonly counsellor: string;
  readonly start: string;
  readonly isQuiet?: boolean;
  readonly state?: string;
  readonly fields?: Readonly<Record<string, unknown>>;
}

/** A booking by phone with its person, its slot and its tracking, in the demo's records. */
export function bookingDocuments(
  ref: string,
  { counsellor, start, isQuiet = false, state = 'booked', fields = {} }: Given,
): Documents {
  const now = new Date().toISOString();
  const slot = `${counsellor}_${start}`;
  const held = state === 'waiting' ? '' : start;
  return {
    [`bookings/${ref}`]: {
      state,
      createdAt: now,
      movedAt: now,
      updatedAt: now,
      lastChange: '',
      isSample: false,
      isQuiet,
      topic: 'exam-stress',
      way: 'phone',
      counsellor,
      start: held,
      day: dayOf(held),
      room: '',
      wished: '',
      moves: 0,
      wantsSooner: false,
      isFollowUp: false,
      next: '',
      cancelReason: '',
      ...fields,
    },
    [`bookings/${ref}/private/person`]: {
      name: isQuiet ? 'Star' : 'Adjoa Poku',
      phone: '+233241234567',
      email: '',
      safeHours: 'After school, never in the evening',
      words: 'I cannot sleep before the exam.',
      learner: { isUnder18: true, grownUpKnows: 'no', mayTell: 'Nobody' },
      choices: '',
      consent: { version: '2026-11.1', language: 'en', at: now },
    },
    [`tracking/${ref}`]: {
      topic: { kind: 'counselling' },
      state,
      steps: { sent: { what: state, at: now } },
    },
    ...(state === 'booked' && {
      [`slots/${slot}`]: { counsellor, start, day: dayOf(start), room: '' },
      [`slotHolders/${slot}`]: { ref },
    }),
  };
}

/** Gives the lead the duty counselling, and stores these documents, on a page of the site. */
export async function makeCounsellor(page: Page, documents: Documents = {}): Promise<void> {
  const { [`roles/${lead.id}`]: role } = await readDocuments(page, 'roles/');
  await putDocuments(page, {
    [`roles/${lead.id}`]: { ...role, duties: ['safeguarding', 'counselling'] },
    ...counsellorDocument(lead.id, 'Efua Sarpong'),
    ...documents,
  });
}

/** Signs the lead in as a counsellor who has these talks. The desk is to be opened next. */
export async function signInAsCounsellor(page: Page, documents: Documents): Promise<void> {
  await open(page, '/admin');
  await signIn(page, lead);
  await expect(page).toHaveURL(new RegExp(`/admin/${lead.id}`));
  await makeCounsellor(page, documents);
}
