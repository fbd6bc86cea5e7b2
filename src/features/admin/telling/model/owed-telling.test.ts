import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { tutorApplicationLifecycle } from '@/entities/tutor-application';
import { consultationLifecycle } from '@/entities/consultancy/consultation';
import { enquiryLifecycle } from '@/entities/enquiry';
import { homeworkQuestionLifecycle } from '@/entities/homework/question';
import { jobApplicationLifecycle } from '@/entities/jobs/job-application';
import { lessonLifecycle } from '@/entities/lesson';
import { offerLifecycle } from '@/entities/offer';
import { tutorLifecycle } from '@/entities/tutor';
import { tuitionRequestLifecycle } from '@/entities/tuition-request';
import {
  isToldOf,
  owedEvents,
  owedTelling,
  tellingTopics,
  withoutCancelled,
  withoutEarlierCorrections,
} from './owed-telling';

const office = { kind: 'office', userId: 'ama', name: 'Ama' } as const;
const tutor = { kind: 'tutor', userId: 'kofi', name: 'Kofi' } as const;
const family = { kind: 'code-holder' } as const;

const records = {
  'tuitionRequests/LL-T1': tuitionRequestLifecycle,
  'offers/o1': offerLifecycle,
  'offers/o1/lessons/l1': lessonLifecycle,
  'tutors/kofi': tutorLifecycle,
  'tutorApplications/LL-A1': tutorApplicationLifecycle,
  'homeworkQuestions/q1': homeworkQuestionLifecycle,
  'enquiries/LL-E1': enquiryLifecycle,
  'jobApplications/LL-J1': jobApplicationLifecycle,
  'consultations/LL-S1': consultationLifecycle,
};

/** Events of the log that are no transition. */
const noted = [
  'request.corrected',
  'contact.corrected',
  'interview.moved',
  'applicant.passed',
  'proposal.renewed',
  'question.answered',
  'payment.entered',
  'payment.cancelled',
];

it('nobody is thanked for a payment that was cancelled', () => {
  const [one, other] = ['payments/mtn-A1-1', 'payments/mtn-B2-1'];
  const lines = [
    { record: one, event: 'payment.entered' },
    { record: `${one}-counter`, event: 'payment.cancelled' },
    { record: other, event: 'payment.entered' },
  ];
  expect(
    withoutCancelled(lines).flatMap(({ record, event }) => (event === 'payment.entered' ? [record] : [])),
  ).toEqual([other]);
});

it('a family is told once of several corrections', () => {
  const line = (record: string, event: string, day: number) => ({
    ...{ record, event },
    at: `2026-11-2${String(day)}T08:00:00.000Z`,
  });
  const lines = [
    line('tuitionRequests/LL-T1', 'request.corrected', 8),
    line('tuitionRequests/LL-T1', 'contact.corrected', 7),
    line('tuitionRequests/LL-T1', 'request.cancelled', 6),
    line('tuitionRequests/LL-T1', 'request.corrected', 5),
    line('tuitionRequests/LL-T2', 'request.corrected', 5),
  ];
  expect(withoutEarlierCorrections(lines)).toEqual([lines[0], lines[2], lines[4]]);
});

describe('who is told of a change', () => {
  it('is asked for by two queries, of which each takes 30 events at most', () => {
    expect(owedEvents.length).toBe(2);
    for (const events of owedEvents) expect(events.length).toBeLessThanOrEqual(30);
  });

  it('asks the log of the office for nothing that stands elsewhere', () => {
    const elsewhere = ['lesson.planned', 'paper.expiring', 'booking.placed', 'booking.moved'];
    expect(owedEvents.flat().filter((event) => elsewhere.includes(event))).toEqual([]);
  });

  it('every event is one of a lifecycle, or is noted', () => {
    const known = Object.values(records).flatMap(({ transitions }) => transitions.map(({ event }) => event));
    expect(owedEvents.flat().filter((event) => !(known as readonly string[]).includes(event))).toEqual(noted);
  });

  it('every topic has a ready message, without a name and without a code', () => {
    const { texts } = JSON.parse(readFileSync('locales/en/telling.json', 'utf8')) as {
      texts: Readonly<Record<string, string>>;
    };
    expect(Object.keys(texts).sort()).toEqual([...tellingTopics].sort());
    for (const text of Object.values(texts)) {
      const places = [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => name);
      expect(places.filter((name) => !['address', 'area', 'place', 'phone'].includes(name ?? ''))).toEqual(
        [],
      );
    }
  });

  it.each([
    ['offers/o1', 'offer.made', office, 'tutor', 'offer-made'],
    ['offers/o1', 'offer.accepted', tutor, 'family', 'tutor-found'],
    ['offers/o1', 'offer.chosen', family, 'tutor', 'tutor-chosen'],
    ['offers/o1', 'offer.chosen', office, 'tutor', 'tutor-chosen'],
    ['offers/o1', 'lessons.ended', family, 'tutor', 'lessons-ended'],
    ['offers/o1', 'lessons.ended', tutor, 'family', 'lessons-ended'],
    ['offers/o1/lessons/l1', 'lesson.taught', tutor, 'family', 'lesson-to-confirm'],
    ['offers/o1/lessons/l1', 'move.proposed', family, 'tutor', 'move-proposed'],
    ['offers/o1/lessons/l1', 'move.proposed', tutor, 'family', 'move-proposed'],
    ['offers/o1/lessons/l1', 'move.accepted', tutor, 'family', 'move-accepted'],
    ['offers/o1/lessons/l1', 'move.accepted', family, 'tutor', 'move-accepted'],
    ['tuitionRequests/LL-T1', 'request.cancelled', office, 'family', 'request-cancelled'],
    ['tuitionRequests/LL-T1', 'request.corrected', office, 'family', 'request-corrected'],
    ['tuitionRequests/LL-T1', 'contact.corrected', office, 'family', 'request-corrected'],
    ['tutors/kofi', 'tutor.suspended', office, 'tutor', 'tutor-suspended'],
    ['homeworkQuestions/q1', 'homework.handed-back', office, 'tutor', 'homework-taken-back'],
    ['enquiries/LL-E1', 'answer.given', office, 'asker', 'enquiry-answered'],
    ['tutorApplications/LL-A1', 'papers.asked', office, 'applicant', 'papers-asked'],
    ['jobApplications/LL-J1', 'applicant.passed', office, 'applicant', 'applicant-passed'],
    ['consultations/LL-S1', 'proposal.sent', office, 'school', 'proposal-sent'],
    ['consultations/LL-S1', 'proposal.renewed', office, 'school', 'proposal-renewed'],
    ['consultations/LL-S1', 'question.answered', office, 'school', 'question-answered'],
    ['bookings/LL-B1', 'booking.placed', office, 'caller', 'talk-confirmed'],
    ['bookings/LL-B1', 'booking.moved', office, 'caller', 'talk-moved'],
    ['bookings/LL-B1', 'booking.cancelled', office, 'caller', 'talk-cancelled'],
    ['payments/mtn-1234-1', 'payment.entered', office, 'family', 'payment-received'],
    ['tutors/kofi', 'tutor.reinstated', office, 'tutor', 'tutor-reinstated'],
    ['tutors/kofi', 'paper.expiring', office, 'tutor', 'paper-expiring'],
    ['offers/o1/lessons/l1', 'lesson.planned', family, 'tutor', 'trial-planned'],
    ['offers/o1/lessons/l1', 'lesson.planned', tutor, 'family', 'trial-planned'],
  ] as const)('%s, %s', (record, event, by, to, topic) => {
    expect(owedTelling({ record, event, by })).toEqual({ to, topic });
  });

  it.each([
    ['what they did themselves', 'tuitionRequests/LL-T1', 'request.cancelled', family],
    ['what the tutor did alone', 'offers/o1', 'offer.expired', tutor],
    ['what tutors did to their own profile', 'tutors/kofi', 'tutor.paused', tutor],
    ['homework that they handed back themselves', 'homeworkQuestions/q1', 'homework.handed-back', tutor],
    ['answers, of which whoever asked left no number', 'homeworkQuestions/q1', 'homework.answered', tutor],
    ['what nobody waits for', 'tuitionRequests/LL-T1', 'review.started', office],
    ['what its own message has asked', 'tuitionRequests/LL-T1', 'interest.asked', office],
    ['what families choose, by the request', 'tuitionRequests/LL-T1', 'offer.accepted', family],
    ['contacts beside other records', 'enquiries/LL-E1', 'contact.corrected', office],
    ['worries about a child', 'concerns/LL-W1', 'answer.given', office],
    ['talks that they moved themselves', 'bookings/LL-B1', 'booking.moved', family],
    ['talks that took place', 'bookings/LL-B1', 'booking.held', office],
    ['what is below a booking', 'bookings/LL-B1/changes/c1', 'booking.moved', office],
    ['payments that are taken back', 'payments/mtn-1234-1-counter', 'payment.cancelled', office],
    ['what is below a record', 'enquiries/LL-E1/notes/n1', 'answer.given', office],
  ] as const)('nobody is told of %s', (_what, record, event, by) => {
    expect(owedTelling({ record, event, by })).toBeNull();
  });

  it.each([
    ['claimed', { to: 'tutor', topic: 'homework-taken-back' }],
    ['open', null],
  ])('a question that the office declined while it was %s', (state, owed) => {
    const change = {
      record: 'homeworkQuestions/q1',
      event: 'homework.declined',
      by: office,
      before: { state },
    };
    expect(owedTelling(change)).toEqual(owed);
  });

  it('records of which somebody is told', () => {
    expect([...Object.keys(records), 'bookings/LL-B1', 'payments/mtn-1234-1'].every(isToldOf)).toBe(true);
    expect(['concerns/LL-W1', 'roles/ama', 'settings/site', 'bookings/LL-B1/notes/n'].some(isToldOf)).toBe(
      false,
    );
  });
});
