import { logChange, logTransition, type Staff } from '@/entities/change-log';
import { namePublished } from '@/entities/homework/question';
import {
  publishSolved,
  solvedQuestionPath,
  type NewSolvedQuestion,
  type SolvedQuestion,
} from '@/entities/homework/solved-question';
import { baseApi, onePress, type Pressed, withBackend } from '@/shared/api';
import { submitOnce } from '@/shared/backend';
import { deriveId } from '@/shared/lib/action';

interface Publish extends Pressed {
  /** Id of the solved question, the same whenever this is sent again. */
  readonly id: string;
  readonly by: Staff;
  readonly published: NewSolvedQuestion;
}

interface Show extends Pressed {
  readonly solved: SolvedQuestion;
  readonly by: Staff;
}

const api = baseApi.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    /** Publishes an answer, and names it in its question, in one commit. */
    publishAnswer: build.mutation<null, Publish>({
      queryFn: withBackend(async ({ documents }, { actionId, id, by, published }) => {
        const signed = (part: number) => ({ id: deriveId(actionId, part), by, log: logChange });
        await submitOnce({ documents }, [
          ...publishSolved(id, published, signed(0)),
          ...namePublished(published.source, id, signed(1)),
        ]);
        return null;
      }),
    }),
    /** Takes a solved question off the site, or puts it back. */
    showSolved: build.mutation<null, Show>({
      queryFn: withBackend(async ({ documents }, { actionId: id, solved, by }) => {
        const isShown = solved.state === 'published';
        await submitOnce(
          { documents },
          logTransition({
            id,
            by,
            record: solvedQuestionPath(solved.id),
            event: isShown ? 'solved.withdrawn' : 'solved.restored',
            from: solved.state,
            to: isShown ? 'withdrawn' : 'published',
          }),
        );
        return null;
      }),
    }),
  }),
});

export const usePublishAnswerMutation = onePress(api.usePublishAnswerMutation);
export const useShowSolvedMutation = onePress(api.useShowSolvedMutation);
