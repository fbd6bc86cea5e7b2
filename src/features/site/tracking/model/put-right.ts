import type { LearnerPart } from '@/entities/offer';
import type { Tracking } from '@/entities/tracking';

/** What the office put right of a request on one day. */
export interface PutRight {
  /** ISO 8601; the last correction of the day. */
  readonly at: string;
  /** The corrected fields, each once, in the order of the first correction. */
  readonly fields: readonly string[];
}

/** How long the page says it on top, in milliseconds: two weeks, as long as the desk is asked to tell it. */
const shownMs = 14 * 86_400_000;

/** What the office put right in the last two weeks, by day, the newest first. Ghana's clock is UTC. */
export function putRightOf({ steps }: Pick<Tracking, 'steps'>, now: Date): readonly PutRight[] {
  const days = new Map<string, PutRight>();
  for (const { at, field } of steps) {
    if (field === undefined || Date.parse(at) + shownMs < now.getTime()) continue;
    const day = at.slice(0, 10);
    days.set(day, { at, fields: [...new Set([...(days.get(day)?.fields ?? []), field])] });
  }
  return [...days.values()].reverse();
}

/** The part of an offer that says what stands now, once the offer has followed the correction. */
export interface Following {
  readonly updatedAt: string;
  readonly learner: Pick<LearnerPart, 'subjects' | 'hours' | 'perWeek' | 'startDate'>;
}

/** What stands now in a corrected field. */
export type Standing =
  | { readonly field: 'lessons.schoolClass'; readonly value: string }
  | { readonly field: 'lessons.prioritySubject'; readonly value: string }
  | { readonly field: 'lessons.subjects' | 'lessons.hours'; readonly value: readonly string[] }
  | { readonly field: 'lessons.perWeek'; readonly value: number }
  | { readonly field: 'lessons.startDate'; readonly value: string };

/**
 * What stands now in the corrected fields, as far as whoever has the code may read it: class and first
 * subject, and of an offer what is taught and when. Of people and places the page names the field alone.
 * @param offer an offer that follows the request, if there is one
 */
export function standingOf(
  topic: Tracking['topic'],
  { at, fields }: PutRight,
  offer: Following | undefined,
): readonly Standing[] {
  const learner = offer && Date.parse(offer.updatedAt) >= Date.parse(at) ? offer.learner : undefined;
  return fields.flatMap((field): readonly Standing[] => {
    if (topic.kind === 'tuition' && field === 'lessons.schoolClass')
      return [{ field, value: topic.schoolClass }];
    if (topic.kind === 'tuition' && field === 'lessons.prioritySubject')
      return [{ field, value: topic.subject }];
    if (learner === undefined) return [];
    if (field === 'lessons.subjects') return [{ field, value: learner.subjects }];
    if (field === 'lessons.hours') return [{ field, value: learner.hours }];
    if (field === 'lessons.perWeek') return [{ field, value: learner.perWeek }];
    return field === 'lessons.startDate' ? [{ field, value: learner.startDate }] : [];
  });
}
