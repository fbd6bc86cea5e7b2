import { useConsultationBookingsQuery } from '@/entities/consultancy/consultation';
import { useSchoolProposalsQuery } from '@/entities/consultancy/proposal';
import { useBookingQuery } from '@/entities/counselling/booking';
import { useAskedThreadQuery, useHomeworkQuery } from '@/entities/homework/question';
import {
  compareDoor,
  hasTrial,
  lessonPath,
  useDoorEntriesQuery,
  useLessonsQuery,
  type Lesson,
} from '@/entities/lesson';
import { useInvitationsQuery } from '@/entities/neighbour-group';
import { chosenOffers, useFamilyOffersQuery } from '@/entities/offer';
import { plannedInterview, useApplicationMessagesQuery } from '@/entities/tutor-application';
import { trackingPath, useTrackingQuery, type Tracking } from '@/entities/tracking';
import { codesOfLesson, useDoorCodesQuery, useProposalsQuery } from '@/entities/tuition-request';
import { useAbsence } from '@/entities/tutor';
import { familyOwner, useKeptSince } from '@/shared/api';
import type { DoorMoment } from '@/shared/choices';
import { useRightNow } from '@/shared/lib/clock';
import { useOffice } from '@/shared/office-facts';
import { useOwnPendingWrites, type OwnPendingWrites } from '@/shared/pending-writes';
import { asKept, nowIs, type Now } from './now';
import { nowOf } from './now-of';
import { givesWayToPay, withDues } from './pay-now';
import type { FamilyFacts } from './tuition-now';
import { useDues } from './use-dues';
import { useReachableOffers } from './use-reachable-offers';

interface NextThingOptions {
  /** Says nothing of a worry, since others may see the screen. */
  readonly isDiscreet?: boolean;
}

/** The next thing of a record that the holder of its code reads. */
export function useNextThing(
  code: string,
  tracking: Tracking,
  { isDiscreet = false }: NextThingOptions = {},
): Now {
  const { now } = useRightNow();
  const office = useOffice();
  const keptSince = useKeptSince(familyOwner, trackingPath(code));
  const { kind } = tracking.topic;
  const { isReading, ...family } = useFamilyFacts(code, tracking, now, isDiscreet);
  const booking = useBookingQuery(code, { skip: kind !== 'counselling' });
  const homework = useHomeworkQuery(code, { skip: kind !== 'homework' });
  const asked = homework.data?.question;
  const thread = useAskedThreadQuery(asked ?? '', { skip: asked === undefined });
  const isSchool = kind === 'consultation';
  const talks = useConsultationBookingsQuery(code, { skip: !isSchool });
  const proposals = useSchoolProposalsQuery(code, { skip: !isSchool });
  const hasInterview = kind === 'application' && tracking.state === 'interview';
  const messages = useApplicationMessagesQuery(code, { skip: !hasInterview });
  const question = thread.data === 'hidden' ? ('hidden' as const) : thread.data?.question;
  const record = {
    tracking,
    family,
    booking: booking.data,
    question,
    interview: messages.data && plannedInterview(messages.data),
    talks: talks.data?.length,
    proposals: proposals.data,
  };
  const found = nowOf(record, now, office);
  const mayOwe = kind === 'tuition' && givesWayToPay(found);
  const owed = useDues(code, family.offers ?? [], now, { skip: !mayOwe });
  const next = withDues(found, owed.dues, now);
  const isAsking =
    ((isReading || owed.isReading) && !family.worry) ||
    [booking, homework, thread, messages, talks, proposals].some(({ isLoading }) => isLoading);
  const { offerId, lessonId, tutorId } = next;
  const atDoor = useDoorKey(code, next);
  if (isAsking) return { ...next, isAsking };
  if (atDoor !== null && offerId !== undefined && lessonId !== undefined && tutorId !== undefined) {
    const { startsAt = '' } = next;
    return nowIs(atDoor, now, { offerId, lessonId, tutorId, startsAt });
  }
  return keptSince === null ? next : asKept(next);
}

/**
 * What was typed at the door of the lesson of today: not the family's code, or both codes, after which the
 * tutor has left; null otherwise. A fresh code of this phone takes the place of the wrong one at once; who
 * leaves has been let in.
 */
function useDoorKey(code: string, { hasDoor, offerId = '', lessonId = '' }: Now) {
  const skip = hasDoor !== true;
  const { hopeful } = useOwnPendingWrites(code);
  const { data: stored = [] } = useDoorCodesQuery(code, { skip });
  const { data: entries = [] } = useDoorEntriesQuery({ offerId, lessonId }, { skip });
  const kindAt = (moment: DoorMoment) =>
    compareDoor(moment, codesOfLesson(lessonId, stored, hopeful), entries).kind;
  const [arrival, leaving] = [kindAt('arrival'), kindAt('leaving')];
  if (skip) return null;
  if (arrival === 'right' && leaving === 'right') return 'tuition-left';
  return arrival === 'wrong' && leaving !== 'right' && leaving !== 'wrong' ? 'tuition-door-wrong' : null;
}

const withOffers: readonly string[] = ['offered', 'trial', 'running'];

/** What others may see is told with fewer reads: an ended request may still be to pay. */
const isRead = (state: string, isDiscreet: boolean) =>
  withOffers.includes(state) || (state === 'ended' && !isDiscreet);
const beforeOffers: readonly string[] = ['submitted', 'reviewing'];

/** What decides the next thing of a request, and whether some of it is being read for the first time. */
interface ReadFacts extends FamilyFacts {
  readonly isReading: boolean;
}

/** What the family's page reads of a request; of other records, and before there are offers, nothing. */
function useFamilyFacts(code: string, { topic, state }: Tracking, now: Date, isDiscreet: boolean): ReadFacts {
  const isTuition = topic.kind === 'tuition';
  const acts = useOwnPendingWrites(code);
  const hasOffers = isTuition && isRead(state, isDiscreet);
  const proposals = useProposalsQuery(code, { skip: !hasOffers });
  const ids = (proposals.data ?? []).map(({ offerId }) => offerId);
  const offers = useFamilyOffersQuery(ids, { skip: !hasOffers || ids.length === 0 });
  const invitations = useInvitationsQuery(code, { skip: !isTuition || !beforeOffers.includes(state) });
  const reachable = useReachableOffers(offers.data, now);
  const { last: chosen } = chosenOffers(offers.data ?? []);
  const lessons = useLessonsQuery(chosen?.id ?? '', { skip: chosen === null || state === 'offered' });
  const isOffSite = useAbsence(chosen?.tutorId ?? '') === 'offSite';
  const worry = useWorry(isDiscreet ? [] : acts.hopeful);
  const isNew = ({ record }: { readonly record: string }) =>
    !(lessons.data ?? []).some(({ id }) => record.endsWith(`/${id}`));
  return {
    isReading: [proposals, offers, invitations, lessons].some(({ isLoading }) => isLoading),
    offers: ids.length === 0 && proposals.data !== undefined ? [] : reachable,
    lessons: chosen === null ? [] : lessons.data?.map((lesson) => asAnswered(lesson, acts)),
    hasTrial: chosen !== null && hasTrial(chosen.id, lessons.data ?? [], acts.hopeful),
    hasPlanned: acts.hopeful.some((act) => act.event === 'lesson.planned' && isNew(act)),
    isOffSite,
    isInvited: (invitations.data ?? []).some((one) => one.state === 'invited'),
    worry: isTuition ? worry : null,
  };
}

/** A lesson whose other time this phone has answered waits for nobody here. */
function asAnswered(lesson: Lesson, acts: OwnPendingWrites): Lesson {
  const record = lessonPath(lesson.offerId, lesson.id);
  const isAnswered = (['move.accepted', 'move.declined'] as const).some((event) =>
    acts.isDoing(event, lesson.lastChange, record),
  );
  return isAnswered ? { ...lesson, state: 'planned' } : lesson;
}

/** The worry that this phone told last. Its id is the code of the report, by which it is followed. */
function useWorry(
  acts: ReturnType<typeof useOwnPendingWrites>['hopeful'],
): NonNullable<FamilyFacts['worry']> | null {
  const told = acts.filter(({ event }) => event === 'concern.told').at(-1);
  const { data } = useTrackingQuery(told?.id ?? '', { skip: told?.state !== 'sent' });
  if (!told) return null;
  return { sentAt: told.state === 'sent' ? told.sentAt : null, state: data?.state ?? null };
}
