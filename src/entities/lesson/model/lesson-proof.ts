import type { DoorEntry } from './door-entry';
import type { IssuedCode } from './compare-door';
import type { Lesson } from './lesson';
import { isWordOver } from './lesson-lifecycle';
import { isAtOnce } from './overlap';

/** Why a lesson is not confirmed automatically and needs the family or the office. */
export type Doubt = 'no-proof' | 'same-time' | 'too-many';

type CodeOfLesson = IssuedCode & { readonly lessonId: string };
type TypedCode = Pick<DoorEntry, 'moment' | 'issue' | 'typed'>;

/** Evidence in place of the family's confirmation, as stored in the lesson; null for none. */
export function proofOf(
  { id, plannedBy }: Pick<Lesson, 'id' | 'plannedBy'>,
  codes: readonly CodeOfLesson[],
  entries: readonly TypedCode[],
): string | null {
  if (plannedBy === 'family') return 'plan';
  const right = entries.find(({ moment, issue, typed }) =>
    codes.some(
      (code) => code.lessonId === id && code.moment === moment && code.issue === issue && code.code === typed,
    ),
  );
  return right ? `${right.moment}-${String(right.issue)}` : null;
}

const weekMs = 604_800_000;

/** A Monday in Ghana's time zone (UTC). */
const someMonday = Date.parse('2026-01-05T00:00:00.000Z');

const weekOf = ({ startsAt }: Lesson) => Math.floor((Date.parse(startsAt) - someMonday) / weekMs);
const tookPlace = ({ state }: Lesson) => ['taught', 'disputed', 'confirmed', 'paid'].includes(state);

/** Fields of an offer that are compared. */
interface KnownOffer {
  readonly id: string;
  readonly groupSize: number;
  readonly learner: { readonly perWeek: number };
}

/**
 * Conflicts of a lesson, regardless of the door codes: the tutor taught another lesson at the same time, or
 * the week has more lessons than requested. Children of a group are taught together.
 */
export function clashesOf(
  lesson: Lesson,
  lessons: readonly Lesson[],
  offers: readonly KnownOffer[],
): readonly Exclude<Doubt, 'no-proof'>[] {
  const offer = offers.find(({ id }) => id === lesson.offerId);
  const isOfGroup = (offer?.groupSize ?? 1) > 1;
  const others = lessons.filter((other) => other.id !== lesson.id && tookPlace(other));
  const isTwice = others.some(
    (other) =>
      other.tutorId === lesson.tutorId &&
      isAtOnce(lesson, other) &&
      (other.offerId === lesson.offerId || !isOfGroup),
  );
  const ofWeek = others.filter(
    (other) => other.offerId === lesson.offerId && weekOf(other) === weekOf(lesson),
  ).length;
  const isOneMore = offer !== undefined && ofWeek + 1 > offer.learner.perWeek;
  return [...(isTwice ? (['same-time'] as const) : []), ...(isOneMore ? (['too-many'] as const) : [])];
}

/** Lessons without confirmation after three days that have, or may have, a conflict. */
export const lessonsToDecide = (
  lessons: readonly Lesson[],
  offers: readonly KnownOffer[],
  now: Date,
): readonly { readonly lesson: Lesson; readonly clashes: readonly Exclude<Doubt, 'no-proof'>[] }[] =>
  lessons
    .filter((lesson) => isWordOver(lesson, now))
    .map((lesson) => ({ lesson, clashes: clashesOf(lesson, lessons, offers) }))
    .filter(({ lesson, clashes }) => lesson.plannedBy !== 'family' || clashes.length > 0);
