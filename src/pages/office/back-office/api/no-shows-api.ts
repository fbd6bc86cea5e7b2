import {
  changePath,
  createChangeId,
  logChange,
  logMove,
  parseChange,
  type Change,
} from '@/entities/change-log';
import { lessonPath, type Lesson } from '@/entities/lesson';
import { tutorPath, type LadderStep, type Tutor } from '@/entities/tutor';
import { baseApi, keepFresh, withBackend } from '@/shared/api';
import { serverTime } from '@/shared/backend';
import type { Officer } from './desk-api';
import { bringBack, takeStep, tutorChanges } from './hide-tutor';

/** Lines of the log never change, so each is asked for once. */
const lines = new Map<string, Change>();

/** What the office does about a tutor who did not come. */
const steps: readonly string[] = ['tutor.hidden', 'tutor.suspended'];

interface OfTutor {
  readonly tutor: Tutor;
  readonly by: Officer;
}

const api = baseApi.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    /** Lines of the log by their ids; those that are not there are left out. */
    changeLines: build.query<readonly Change[], readonly string[]>({
      queryFn: withBackend(async ({ documents }, ids) => {
        await Promise.all(
          ids.map(async (id) => {
            const data = lines.has(id) ? null : await documents.get(changePath(id));
            if (data) lines.set(id, parseChange(id, data));
          }),
        );
        return ids.flatMap((id) => lines.get(id) ?? []);
      }),
    }),
    /** When the office last hid or suspended each of these tutors; those whom it never did are left out. */
    ladderSteps: build.query<readonly (readonly [tutorId: string, at: string])[], readonly string[]>({
      queryFn: withBackend(async ({ documents }, tutorIds) => {
        const found = await Promise.all(
          tutorIds.map(async (id) => {
            const step = (await tutorChanges(documents, id)).find(({ event }) => steps.includes(event));
            return step ? ([id, step.at] as const) : null;
          }),
        );
        return found.filter((one) => one !== null);
      }),
      onCacheEntryAdded: (tutorIds, life) =>
        keepFresh(
          tutorIds.map(tutorPath),
          () =>
            void life.dispatch(
              api.endpoints.ladderSteps.initiate(tutorIds, { subscribe: false, forceRefetch: true }),
            ),
          life,
        ),
    }),
    /** Hides or suspends a tutor as the ladder says. */
    takeLadderStep: build.mutation<null, OfTutor & { readonly step: LadderStep; readonly now: number }>({
      queryFn: withBackend(async ({ documents }, { now, ...taken }) => {
        await takeStep(documents, { ...taken, now: new Date(now) });
        return null;
      }),
    }),
    /** Brings a hidden profile back as it was, or a suspended one paused. */
    showTutor: build.mutation<null, OfTutor>({
      queryFn: withBackend(async ({ documents }, { tutor, by }) => {
        if (tutor.state === 'hidden') await bringBack(documents, tutor, by);
        else {
          const [id, record] = [createChangeId(), tutorPath(tutor.id)];
          await documents.commit(
            logMove({ id, by, record, event: 'tutor.reinstated', from: 'suspended', to: 'paused' }),
          );
        }
        return null;
      }),
    }),
    /** The lessons of one session do not count against their tutor any more. */
    excuseMiss: build.mutation<
      null,
      { readonly lessons: readonly Pick<Lesson, 'id' | 'offerId'>[]; readonly by: Officer }
    >({
      queryFn: withBackend(async ({ documents }, { lessons, by }) => {
        for (const { offerId, id: lessonId } of lessons) {
          const id = createChangeId();
          const record = lessonPath(offerId, lessonId);
          await documents.commit([
            { type: 'update', path: record, changes: { updatedAt: serverTime, lastChange: id } },
            logChange({ id, by, record, event: 'miss.excused' }),
          ]);
        }
        return null;
      }),
    }),
  }),
});

export const {
  useChangeLinesQuery,
  useLadderStepsQuery,
  useTakeLadderStepMutation,
  useShowTutorMutation,
  useExcuseMissMutation,
} = api;
