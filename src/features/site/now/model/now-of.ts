import type { ConsultationState } from '@/entities/consultancy/consultation';
import type { SchoolProposal } from '@/entities/consultancy/proposal';
import type { Booking } from '@/entities/counselling/booking';
import {
  answerStandsMs,
  claimLapsesAt,
  isConfirmed,
  type HomeworkQuestion,
} from '@/entities/homework/question';
import type { PlannedInterview } from '@/entities/tutor-application';
import type { Tracking } from '@/entities/tracking';
import { hoursOf, replyBy, type OfficeFacts } from '@/shared/office-facts';
import { openHoursAfter } from '@/shared/ghana';
import { nowIs, nows, type Now, type NowKey } from './now';
import { tuitionNow, type FamilyFacts } from './tuition-now';

/** A record as far as it is read; undefined parts are not read yet. */
export interface NowRecord {
  readonly tracking: Tracking;
  readonly family?: FamilyFacts;
  readonly booking?: Pick<Booking, 'state' | 'start'> | null | undefined;
  readonly question?: HomeworkQuestion | 'hidden' | null | undefined;
  /** The interview of an application; null when none is planned. */
  readonly interview?: Pick<PlannedInterview, 'start' | 'place'> | null | undefined;
  /** How many talks a school has booked. */
  readonly talks?: number | undefined;
  /** Versions of a proposal, the newest first. */
  readonly proposals?: readonly Pick<SchoolProposal, 'state' | 'validUntil'>[] | undefined;
}

/** The one next thing of a record, by the clock of Ghana and what the office says of itself. */
export function nowOf(record: NowRecord, now: Date, office: OfficeFacts): Now {
  const { tracking } = record;
  const { kind } = tracking.topic;
  switch (kind) {
    case 'tuition':
      return tuitionNow(tracking, record.family ?? {}, now, office);
    case 'counselling':
      return bookingNow(record, now);
    case 'homework':
      return homeworkNow(record.question, now);
    case 'consultation':
      return consultationNow(record, now);
    default: {
      if (kind === 'application' && tracking.state === 'interview') return interviewNow(record, now);
      // The tracking tells these whole; the test goes through every state.
      const key = `${kind}-${tracking.state}` as NowKey;
      return nowIs(key, now, { by: officeUntil(key, tracking, office), since: waitsSince(key, tracking) });
    }
  }
}

/** Until when the office acts, as it says of itself; null where it names no time. */
function officeUntil(key: NowKey, { steps: [sent] }: Tracking, office: OfficeFacts): number | null {
  if (!sent) return null;
  const from = new Date(sent.at);
  switch (key) {
    case 'enquiry-new':
    case 'enquiry-answering':
    case 'application-submitted':
      return replyBy(from, office).getTime();
    case 'safeguarding-received':
      return openHoursAfter(from, office.concernHours, hoursOf(office)).getTime();
    default:
      return null;
  }
}

/** Since when it waits for its sender, in milliseconds since the epoch; undefined while others act. */
function waitsSince(key: NowKey, { state, steps }: Tracking): number | undefined {
  const step = steps.filter(({ what }) => what === state).at(-1);
  return nows[key].who === 'you' && step ? Date.parse(step.at) : undefined;
}

function bookingNow({ tracking, booking }: NowRecord, now: Date): Now {
  const state = booking?.state ?? (tracking.state as Booking['state']);
  const startsAt = booking?.start ?? '';
  if (state !== 'booked' || startsAt === '') return nowIs(`counselling-${state}`, now);
  if (Date.parse(startsAt) + talkMs < now.getTime()) return nowIs('counselling-past', now);
  const isToday = startsAt.slice(0, 10) === now.toISOString().slice(0, 10);
  return nowIs(isToday ? 'counselling-today' : 'counselling-booked', now, { startsAt });
}

function interviewNow({ interview }: NowRecord, now: Date): Now {
  if (!interview) return nowIs('application-interview', now);
  if (Date.parse(interview.start) + talkMs < now.getTime()) return nowIs('application-interviewed', now);
  return nowIs('application-interview', now, { startsAt: interview.start, interviewPlace: interview.place });
}

/** How long a talk counts as going on, in milliseconds: an hour. */
const talkMs = 3_600_000;

function homeworkNow(question: NowRecord['question'], now: Date): Now {
  if (!question) return nowIs('homework-asked', now);
  if (question === 'hidden') return nowIs('homework-hidden', now);
  const { state, answeredAt, asksBack } = question;
  if (isConfirmed(question, now)) return nowIs('homework-closed', now);
  const lapses = claimLapsesAt(question);
  if (lapses !== null) {
    if (lapses <= now.getTime()) return nowIs('homework-waiting', now);
    return nowIs(asksBack > 0 ? 'homework-asked-back' : 'homework-claimed', now, { by: lapses });
  }
  const by = state === 'answered' ? Date.parse(answeredAt) + answerStandsMs : null;
  return nowIs(`homework-${state}`, now, { by });
}

function consultationNow({ tracking, talks, proposals }: NowRecord, now: Date): Now {
  const state = tracking.state as ConsultationState;
  if (state === 'received' && talks === 0) return nowIs('consultation-talk', now);
  const last = proposals?.[0];
  const isOpen = state === 'proposed' && last?.state === 'sent';
  // The last day counts whole.
  return nowIs(`consultation-${state}`, now, {
    by: isOpen ? Date.parse(`${last.validUntil}T23:59:59.000Z`) : null,
  });
}
