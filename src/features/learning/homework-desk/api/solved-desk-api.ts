import { logChange, logTransition, type Staff } from '@/entities/change-log';
import { namePublished } from '@/entities/homework/question';
import {
  publishSolved,
  solvedQuestionCollection,
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
    /**
     * Whether another solved question has this address, one that was taken back too. The one with this id
     * does not count: what is sent again may have arrived the first time.
     */
    isSlugTaken: build.query<boolean, { readonly id: string; readonly slug: string }>({
      queryFn: withBackend(async ({ documents }, { id, slug }) => {
        const found = await documents.list({
          collection: solvedQuestionCollection,
          where: [{ field: 'slug', equals: slug }],
          limit: 2,
        });
        return found.some((other) => other.id !== id);
      }),
    }),
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

export const { useLazyIsSlugTakenQuery } = api;
export const usePublishAnswerMutation = onePress(api.usePublishAnswerMutation);
export const useShowSolvedMutation = onePress(api.useShowSolvedMutation);
