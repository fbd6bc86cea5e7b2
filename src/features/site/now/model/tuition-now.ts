import {
  acceptUntil,
  atDoorUntil,
  confirmWithinMs,
  endOfLesson,
  heardUntil,
  isAskedOf,
  isHeld,
  isToCome,
  lessonStateAt,
  type Lesson,
} from '@/entities/lesson';
import { choiceOf, chosenOffers, type Offer } from '@/entities/offer';
import type { Tracking } from '@/entities/tracking';
import { answerUntil, type TuitionRequestState } from '@/entities/tuition-request';
import { hoursOf, replyBy, type OfficeFacts } from '@/shared/office-facts';
import { openHoursAfter } from '@/shared/ghana';
import { nowIs, type Now } from './now';

/** What is known of a request besides its tracking; undefined parts are not read yet. */
export interface FamilyFacts {
  /** Oldest first. */
  readonly offers?: readonly Offer[] | undefined;
  /** Of the tutor who was chosen last, earliest first. */
  readonly lessons?: readonly Lesson[] | undefined;
  /** Whether a trial is planned or done, also on this phone alone. */
  readonly hasTrial?: boolean;
  /** Whether a lesson is planned on this phone alone. */
  readonly hasPlanned?: boolean;
  /** Whether the chosen tutor teaches no more with Lifeline. */
  readonly isOffSite?: boolean;
  /** Whether a shared tutor is proposed. */
  readonly isInvited?: boolean;
  /** What this phone told of a worry: when it was sent, null while it waits here, and how far that is. */
  readonly worry?: { readonly sentAt: string | null; readonly state: string | null } | null;
}

const dayOf = (time: string | Date) => new Date(time).toISOString().slice(0, 10);

/** The next thing of a request for a tutor. */
export function tuitionNow(tracking: Tracking, facts: FamilyFacts, now: Date, office: OfficeFacts): Now {
  const worry = worryNow(facts, now, office);
  if (worry) return worry;
  const state = tracking.state as TuitionRequestState;
  switch (state) {
    case 'submitted':
    case 'reviewing':
      return facts.isInvited ? nowIs('tuition-group', now) : lookingNow(tracking, now, office);
    case 'asking': {
      const askedAt = tracking.steps.filter(({ what }) => what === 'asking').at(-1)?.at;
      return nowIs('tuition-asking', now, { by: askedAt === undefined ? null : answerUntil(askedAt) });
    }
    case 'offered':
      return offeredNow(facts.offers, now);
    case 'trial':
    case 'running':
      return lessonsNow(tracking, facts, now);
    case 'ended':
    case 'cancelled':
    case 'lapsed':
    case 'junk':
      return nowIs(`tuition-${state}`, now);
  }
}

/** A worry stands above all else until those who answer for child protection have closed it. */
function worryNow({ worry }: FamilyFacts, now: Date, office: OfficeFacts): Now | null {
  if (!worry || worry.state === 'closed' || worry.state === 'junk') return null;
  if (worry.state === 'called' || worry.state === 'referred') return nowIs('tuition-worry-called', now);
  // The office's time begins when the worry has reached it.
  if (worry.sentAt === null) return nowIs('tuition-worry', now);
  const by = openHoursAfter(new Date(worry.sentAt), office.concernHours, hoursOf(office)).getTime();
  return nowIs('tuition-worry', now, { by });
}

function lookingNow({ state, steps }: Tracking, now: Date, office: OfficeFacts): Now {
  if (steps.some(({ what }) => what === 'trial')) return nowIs('tuition-again', now);
  if (state === 'reviewing') return nowIs('tuition-reviewing', now);
  if (steps.some(({ what }) => what === 'seen')) return nowIs('tuition-seen', now);
  const [sent] = steps;
  return nowIs('tuition-submitted', now, { by: sent ? replyBy(new Date(sent.at), office).getTime() : null });
}

function offeredNow(offers: FamilyFacts['offers'], now: Date): Now {
  if (offers === undefined) return nowIs('tuition-offered', now);
  const choice = choiceOf(offers, now);
  switch (choice.kind) {
    case 'chosen':
      return nowIs('tuition-chosen', now, { tutorId: choice.offer.tutorId });
    case 'ready': {
      const [first, ...others] = choice.offers;
      const only = others.length === 0 ? { tutorId: first.tutorId } : {};
      const since = Math.min(...choice.offers.map(({ movedAt }) => Date.parse(movedAt)));
      return nowIs('tuition-choose', now, { count: others.length + 1, since, ...only });
    }
    case 'waiting':
      return nowIs('tuition-offered', now, { by: choice.by, count: choice.count });
    case 'none':
      return nowIs('tuition-none', now);
  }
}

function lessonsNow({ state, steps }: Tracking, facts: FamilyFacts, now: Date): Now {
  const { offers, lessons, isOffSite } = facts;
  const isTrial = state === 'trial';
  if (offers === undefined || lessons === undefined)
    return nowIs(isTrial ? 'tuition-trial' : 'tuition-running', now);
  const { last: offer } = chosenOffers(offers);
  const { tutorId } = offer ?? {};
  const about = (lesson: Lesson) => ({
    lessonId: lesson.id,
    offerId: lesson.offerId,
    startsAt: lesson.startsAt,
    tutorId: lesson.tutorId,
  });
  const inState = (...states: readonly string[]) =>
    lessons.filter((lesson) => states.includes(lessonStateAt(lesson, now)));
  const isOn = offer?.state === 'chosen' && isOffSite !== true;
  const toCome = isOn ? lessons.filter((lesson) => isToCome(lessonStateAt(lesson, now))) : [];
  const today = toCome.find((lesson) => isToday(lesson, now));
  const asked = toCome
    .filter((lesson) => isAskedOf('family', lesson))
    .find((lesson) => now.getTime() < acceptUntil(lesson));
  if (asked && (!today || today === asked))
    return nowIs('tuition-move-asked', now, { ...about(asked), by: acceptUntil(asked) });
  if (today) return nowIs(todayKey(today, now), now, about(today));
  const [taught] = inState('taught');
  if (taught) {
    const by = Date.parse(taught.movedAt) + confirmWithinMs;
    return nowIs(taught.isTrial && isTrial ? 'tuition-confirm-trial' : 'tuition-confirm', now, {
      ...about(taught),
      by,
    });
  }
  if (!isOn) {
    const since = offer && isOffSite !== true ? Date.parse(offer.movedAt) : undefined;
    return nowIs('tuition-no-tutor', now, { since, ...(tutorId !== undefined && { tutorId }) });
  }
  const hasBeen = (lesson: Lesson) => Date.parse(lesson.startsAt) < now.getTime();
  const held = lessons.filter((lesson) => isHeld(lesson, now));
  const trial = held.filter((lesson) => lesson.isTrial).at(-1);
  if (isTrial && trial)
    return nowIs('tuition-verdict', now, { tutorId: offer.tutorId, since: endOfLesson(trial) });
  const unreported = toCome.find(hasBeen);
  if (unreported)
    return nowIs('tuition-unreported', now, { ...about(unreported), by: heardUntil(unreported) });
  const [settling] = inState('disputed', 'contested');
  if (settling)
    return nowIs('tuition-settling', now, { ...about(settling), since: Date.parse(settling.movedAt) });
  const next = toCome.find((lesson) => !hasBeen(lesson));
  const waiting = toCome
    .filter((lesson) => isAskedOf('tutor', lesson))
    .find((lesson) => lesson === next || now.getTime() < acceptUntil(lesson));
  if (waiting) return nowIs('tuition-move', now, { ...about(waiting), by: acceptUntil(waiting) });
  if (next) return nowIs(nextKey(next), now, about(next));
  const { tutorId: withTutor } = offer;
  if (isTrial && facts.hasTrial !== true)
    return nowIs('tuition-plan-trial', now, { tutorId: withTutor, since: Date.parse(offer.movedAt) });
  if (isTrial || facts.hasPlanned === true) return nowIs('tuition-planned', now, { tutorId: withTutor });
  const ends = held.map(endOfLesson);
  const goesOnAt = steps.filter(({ what }) => what === 'running').map(({ at }) => Date.parse(at));
  return nowIs('tuition-plan-lesson', now, { tutorId: withTutor, since: Math.max(...ends, ...goesOnAt) });
}

/** Only a lesson at home has door codes. */
function todayKey(lesson: Lesson, now: Date) {
  const { isTrial, where } = lesson;
  if (endOfLesson(lesson) <= now.getTime()) return 'tuition-over';
  if (where === 'online') return isTrial ? 'tuition-trial-online-today' : 'tuition-lesson-online-today';
  return isTrial ? 'tuition-trial-today' : 'tuition-lesson-today';
}

function nextKey({ isTrial, where }: Lesson) {
  if (where === 'online') return isTrial ? 'tuition-trial-online' : 'tuition-lesson-online';
  return isTrial ? 'tuition-trial-on' : 'tuition-lesson-on';
}

/** Whether the lesson is on this day: at home up to 2 hours after its end, for the leaving code. */
const isToday = (lesson: Lesson, now: Date): boolean =>
  dayOf(lesson.startsAt) <= dayOf(now) &&
  now.getTime() < (lesson.where === 'online' ? endOfLesson(lesson) : atDoorUntil(lesson));
