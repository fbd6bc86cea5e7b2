import { createChangeId } from '@/entities/change-log';
import type { LessonState } from '@/entities/lesson';
import type { LearnerPart, OfferState } from '@/entities/offer';
import type { DocumentData } from '@/shared/backend';
import { certificateDocuments } from './sample-certificates';
import { sampleTutors } from './sample-tutor-list';

type Documents = Record<string, DocumentData>;

const hourMs = 3_600_000;

/** A sample lesson: how many days ago (negative: ahead), its state and its topic. */
export type SampleLesson = readonly [daysAgo: number, state: LessonState, topic?: string];

export interface SampleOffer {
  readonly tutorId: string;
  readonly state: OfferState;
  /** Age in hours. */
  readonly hoursAgo: number;
  /** What the tutor asks for on top of the price, in pesewas. */
  readonly transport?: number;
  readonly lessons?: readonly SampleLesson[];
  /** When the family confirmed a certificate of the confirmed lessons, in hours ago. */
  readonly certificateHoursAgo?: number;
}

/** A sample request with offers. */
interface OfferedRequest {
  readonly ref: string;
  readonly learner: LearnerPart;
  readonly contact: DocumentData;
  readonly minutes: number;
  readonly where: 'home' | 'online';
}

const codes = { arrival: '4821', leaving: '0937' };

const at = (time: number) => new Date(time).toISOString();

/** 15:00 UTC, this many days ago. */
const lessonStart = (now: number, daysAgo: number) =>
  `${at(now - daysAgo * 24 * hourMs).slice(0, 10)}T15:00:00.000Z`;

function lessonDocuments(
  [daysAgo, state, topic = '']: SampleLesson,
  place: {
    readonly ref: string;
    readonly offerId: string;
    readonly tutorId: string;
    readonly price: number;
    readonly transport?: number;
    readonly minutes: number;
    readonly where: 'home' | 'online';
    readonly isTrial: boolean;
  },
  now: number,
): Documents {
  const { ref, offerId, isTrial, ...lesson } = place;
  const id = createChangeId();
  const path = `offers/${offerId}/lessons/${id}`;
  const startsAt = lessonStart(now, daysAgo);
  const endsAt = at(Math.min(Date.parse(startsAt) + lesson.minutes * 60_000, now));
  const isTaught = state !== 'planned' && state !== 'missed';
  const moved = state === 'planned' ? at(now - (daysAgo + 3) * 24 * hourMs) : endsAt;
  // The family reported a no-show, which has a change-log entry.
  const changeId = state === 'missed' ? createChangeId() : '';
  const door = Object.entries(codes).flatMap(([moment, code]): [string, DocumentData][] => {
    const time = moment === 'arrival' ? startsAt : endsAt;
    return [
      [`tuitionRequests/${ref}/doorCodes/${id}-${moment}-1`, { code, offerId, adult: 'Mother', at: time }],
      [`${path}/entries/${moment}-1`, { typed: code, typedAt: time, at: time }],
    ];
  });
  return {
    [path]: {
      state,
      createdAt: at(now - (daysAgo + 3) * 24 * hourMs),
      movedAt: moved,
      updatedAt: at(now),
      lastChange: changeId,
      isSample: true,
      plannedBy: 'family',
      ...lesson,
      startsAt,
      isTrial,
      report: isTaught
        ? { attendance: 'present', topic, mastery: '3', next: 'Past questions, paper 2' }
        : { attendance: '', topic: '', mastery: '', next: '' },
      cancellation: { reason: '', words: '' },
      ...(state === 'missed' && { missedBy: 'tutor' }),
    },
    ...(state === 'taught' && Object.fromEntries(door)),
    ...(changeId !== '' && {
      [`changeLog/${changeId}`]: {
        at: moved,
        by: { kind: 'code-holder' },
        record: path,
        event: 'lesson.missed',
        before: { state: 'planned' },
        after: { state },
      },
    }),
  };
}

/** A sample offer with its proposal and lessons. */
export function offerDocuments(offer: SampleOffer, request: OfferedRequest, now: number): Documents {
  const { tutorId, state, hoursAgo, transport = 0, lessons = [] } = offer;
  const offerId = createChangeId();
  const made = now - hoursAgo * hourMs;
  const tutor = sampleTutors.find(({ id }) => id === tutorId);
  const price = tutor?.price ?? 0;
  const { ref, minutes, where } = request;
  const asked = transport > 0 && { transport };
  const lessonPlace = { ref, offerId, tutorId, price, minutes, where, ...(where === 'home' && asked) };
  return {
    [`offers/${offerId}`]: {
      state,
      createdAt: at(made),
      movedAt: at(state === 'sent' ? made : made + hourMs),
      updatedAt: at(made),
      lastChange: '',
      isSample: true,
      tutorId,
      learner: request.learner,
      price,
      groupSize: 1,
      answer: {
        hours: [],
        reason: state === 'declined' ? 'no-time' : '',
        words: '',
        ...asked,
      },
      ending: { by: '', reason: '', words: '' },
    },
    [`offers/${offerId}/family/link`]: { ref: request.ref },
    [`offers/${offerId}/contact/guardian`]: request.contact,
    [`offers/${offerId}/contact/tutor`]: { phone: tutor?.phone ?? '' },
    [`tuitionRequests/${request.ref}/proposals/${offerId}`]: { tutorId, createdAt: at(made) },
    ...Object.fromEntries(
      lessons.flatMap((lesson, index) =>
        Object.entries(lessonDocuments(lesson, { ...lessonPlace, isTrial: index === 0 }, now)),
      ),
    ),
    ...(offer.certificateHoursAgo !== undefined &&
      certificateDocuments({
        offerId,
        tutorId,
        tutorName: tutor?.name ?? '',
        schoolClass: request.learner.schoolClass,
        subjects: request.learner.subjects,
        confirmed: lessons
          .filter(([, became]) => became === 'confirmed' || became === 'paid')
          .map(([daysAgo]) => ({ startsAt: lessonStart(now, daysAgo), minutes })),
        at: at(now - offer.certificateHoursAgo * hourMs),
      })),
  };
}
