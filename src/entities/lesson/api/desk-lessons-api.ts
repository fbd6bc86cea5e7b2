import { baseApi, liveQuery, readGroup, withBackend } from '@/shared/api';
import { boundsOf } from '@/shared/ledger';
import { lessonsGroup, parseLessonAt, type Lesson } from '../model/lesson';
import { lessonLifecycle, type LessonState } from '../model/lesson-lifecycle';

const dayMs = 86_400_000;

/** How long a lesson that came to its end stays on the desk, in days: a quarter of a year. */
export const deskDays = 92;

/** No-shows count for 12 months from the lesson, which may have been cancelled a day before. */
const noShowDays = 366;

/** Somebody still has to act, whenever that began. */
const openStates: readonly LessonState[] = ['planned', 'moving', 'taught', 'disputed', 'contested'];

export interface DeskLessons {
  /** `YYYY-MM-DD`. */
  readonly today: string;
  /** Whether the desk marks lessons as paid one by one: then confirmed ones still wait, too. */
  readonly isByHand: boolean;
}

const daysBefore = (today: string, days: number) => new Date(Date.parse(today) - days * dayMs).toISOString();

const newestFirst = (one: Lesson, other: Lesson) => (one.startsAt > other.startsAt ? -1 : 1);

// Separate from the lessons of one offer: only the office reads so many.
const api = baseApi.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    /**
     * Lessons of all offers, newest first: those that wait for somebody, missed and cancelled ones of the
     * last 12 months, and the others of the last `deskDays` days.
     */
    deskLessons: build.query<readonly Lesson[], DeskLessons>(
      liveQuery({
        watch: () => [lessonsGroup],
        read: withBackend(async ({ documents }, { today, isByHand }) => {
          const ofStates = async (states: readonly LessonState[], since: string) => {
            const found = await documents.listGroup({
              group: lessonsGroup,
              where: [
                { field: 'state', oneOf: states },
                { field: 'movedAt', notBefore: since },
              ],
            });
            return readGroup(found, parseLessonAt);
          };
          const waiting: readonly LessonState[] = isByHand ? [...openStates, 'confirmed'] : openStates;
          const over: readonly LessonState[] = isByHand
            ? ['paid', 'stopped']
            : ['confirmed', 'paid', 'stopped'];
          const lists = await Promise.all([
            // Of all times: the index needs a bound.
            ofStates(waiting, new Date(0).toISOString()),
            ofStates(['missed', 'cancelled'], daysBefore(today, noShowDays)),
            ofStates(over, daysBefore(today, deskDays)),
          ]);
          return lists.flat().sort(newestFirst);
        }),
      }),
    ),
    /** Lessons that moved last in a month (`YYYY-MM`), oldest first, for a file of them. */
    lessonsMovedIn: build.query<readonly Lesson[], string>({
      keepUnusedDataFor: 0,
      queryFn: withBackend(async ({ documents }, month) => {
        const { first, last } = boundsOf(month);
        const found = await documents.listGroup({
          group: lessonsGroup,
          where: [
            { field: 'state', oneOf: lessonLifecycle.states },
            { field: 'movedAt', notBefore: first },
            { field: 'movedAt', notAfter: last },
          ],
        });
        return [...readGroup(found, parseLessonAt)].sort((one, other) => newestFirst(other, one));
      }),
    }),
  }),
});

export const { useDeskLessonsQuery, useLazyLessonsMovedInQuery } = api;
