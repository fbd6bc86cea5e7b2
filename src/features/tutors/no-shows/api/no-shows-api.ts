import {
  changePath,
  logTransition,
  logUpdate,
  parseChange,
  type Change,
  type Staff,
} from '@/entities/change-log';
import { lessonPath, type Lesson } from '@/entities/lesson';
import { noSuspension, tutorPath, type LadderStep, type Tutor } from '@/entities/tutor';
import { baseApi, liveQuery, onePress, visitorMemory, withBackend, type Pressed } from '@/shared/api';
import { submitEach, submitOnce, type BulkOutcome } from '@/shared/backend';
import { deriveId } from '@/shared/lib/action';
import { bringBack, takeStep, tutorChanges } from './hide-tutor';

/** Change-log entries are immutable, so each is read once. */
const knownLines = visitorMemory(() => new Map<string, Change>());

/** Events of the ladder steps. */
const steps: readonly string[] = ['tutor.hidden', 'tutor.suspended'];

interface OfTutor extends Pressed {
  readonly tutor: Tutor;
  readonly by: Staff;
}

const api = baseApi.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    /** Change-log entries by ID; omits missing ones. */
    changeLines: build.query<readonly Change[], readonly string[]>({
      queryFn: withBackend(async ({ documents }, ids, services) => {
        const lines = knownLines(services);
        await Promise.all(
          ids.map(async (id) => {
            const data = lines.has(id) ? null : await documents.get(changePath(id));
            if (data) lines.set(id, parseChange(id, data));
          }),
        );
        return ids.flatMap((id) => lines.get(id) ?? []);
      }),
    }),
    /** Time of the last ladder step for each tutor; omits tutors without one. */
    ladderSteps: build.query<readonly (readonly [tutorId: string, at: string])[], readonly string[]>(
      liveQuery({
        watch: (tutorIds) => tutorIds.map(tutorPath),
        read: withBackend(async ({ documents }, tutorIds) => {
          const found = await Promise.all(
            tutorIds.map(async (id) => {
              const step = (await tutorChanges(documents, id)).find(({ event }) => steps.includes(event));
              return step ? ([id, step.at] as const) : null;
            }),
          );
          return found.filter((one) => one !== null);
        }),
      }),
    ),
    /** Hides or suspends a tutor according to the ladder. */
    takeLadderStep: build.mutation<null, OfTutor & { readonly step: LadderStep; readonly now: number }>({
      queryFn: withBackend(async ({ documents }, { now, ...taken }) => {
        await takeStep(documents, { ...taken, now: new Date(now) });
        return null;
      }),
    }),
    /** Restores a hidden profile to its previous state, or a suspended one to paused. */
    showTutor: build.mutation<null, OfTutor>({
      queryFn: withBackend(async ({ documents }, { actionId: id, tutor, by }) => {
        if (tutor.state === 'hidden') await bringBack(documents, tutor, by, id);
        else {
          const record = tutorPath(tutor.id);
          await submitOnce(
            { documents },
            logTransition({
              id,
              by,
              record,
              event: 'tutor.reinstated',
              from: 'suspended',
              to: 'paused',
              changes: { suspension: noSuspension },
            }),
          );
        }
        return null;
      }),
    }),
    /**
     * Excuses the lessons of one session, so that they no longer count as no-shows. Outcome keys are lesson
     * IDs.
     */
    excuseMiss: build.mutation<
      BulkOutcome,
      Pressed & { readonly lessons: readonly Pick<Lesson, 'id' | 'offerId'>[]; readonly by: Staff }
    >({
      queryFn: withBackend(({ documents }, { actionId, lessons, by }) =>
        submitEach(
          lessons,
          ({ id }) => id,
          ({ offerId, id: lessonId }, index) => {
            const id = deriveId(actionId, index);
            const record = lessonPath(offerId, lessonId);
            return submitOnce({ documents }, logUpdate({ id, by, record, event: 'miss.excused' }));
          },
        ),
      ),
    }),
  }),
});

export const { useChangeLinesQuery, useLadderStepsQuery } = api;
export const useTakeLadderStepMutation = onePress(api.useTakeLadderStepMutation);
export const useShowTutorMutation = onePress(api.useShowTutorMutation);
export const useExcuseMissMutation = onePress(api.useExcuseMissMutation);
