import type { DoorEntry } from './door-entry';
import type { IssuedCode } from './compare-door';
import type { Lesson } from './lesson';
import { isWordOver } from './lesson-lifecycle';

/** Why the family's silence does not confirm a lesson: it waits for a word, the family's or the office's. */
export type Doubt = 'no-proof' | 'same-time' | 'too-many';

type CodeOfLesson = IssuedCode & { readonly lessonId: string };
type TypedCode = Pick<DoorEntry, 'moment' | 'issue' | 'typed'>;

/** What stands for the word of the family, as the lesson keeps it; null for nothing. */
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

const minuteMs = 60_000;
const weekMs = 604_800_000;

/** A Monday, in Accra. */
const someMonday = Date.parse('2026-01-05T00:00:00.000Z');

const weekOf = ({ startsAt }: Lesson) => Math.floor((Date.parse(startsAt) - someMonday) / weekMs);
const tookPlace = ({ state }: Lesson) => ['taught', 'disputed', 'confirmed', 'paid'].includes(state);

function isAtOneTime(one: Lesson, other: Lesson): boolean {
  const [first, second] = [Date.parse(one.startsAt), Date.parse(other.startsAt)];
  return first < second + other.minutes * minuteMs && second < first + one.minutes * minuteMs;
}

/** The offer that lessons belong to, as far as it is compared. */
interface KnownOffer {
  readonly id: string;
  readonly groupSize: number;
  readonly learner: { readonly perWeek: number };
}

/**
 * What speaks against a lesson, whatever the door says: its tutor taught another one at the same time, or there were more in its
 * week than the family asked for. Children of a group are taught at one time.
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
      isAtOneTime(lesson, other) &&
      (other.offerId === lesson.offerId || !isOfGroup),
  );
  const ofWeek = others.filter(
    (other) => other.offerId === lesson.offerId && weekOf(other) === weekOf(lesson),
  ).length;
  const isOneMore = offer !== undefined && ofWeek + 1 > offer.learner.perWeek;
  return [...(isTwice ? (['same-time'] as const) : []), ...(isOneMore ? (['too-many'] as const) : [])];
}

/** Lessons on which the family has not said a word in its three days and that something speaks against, or may. */
export const lessonsToDecide = (
  lessons: readonly Lesson[],
  offers: readonly KnownOffer[],
  now: Date,
): readonly { readonly lesson: Lesson; readonly clashes: readonly Exclude<Doubt, 'no-proof'>[] }[] =>
  lessons
    .filter((lesson) => isWordOver(lesson, now))
    .map((lesson) => ({ lesson, clashes: clashesOf(lesson, lessons, offers) }))
    .filter(({ lesson, clashes }) => lesson.plannedBy !== 'family' || clashes.length > 0);
