import { logChange, signedByTutor } from '@/entities/change-log';
import {
  claimQuestion,
  homeworkQuestionPath,
  isClaimable,
  parseHomeworkQuestion,
  type HomeworkQuestion,
} from '@/entities/homework/question';
import { baseApi, onePress, withBackend, type Pressed } from '@/shared/api';
import { BackendFailure, submitOnce, toBackendError, type BackendPort } from '@/shared/backend';
import type { Signature } from '@/shared/pending-writes';

interface Claim extends Pressed {
  readonly question: HomeworkQuestion;
  readonly who: Signature;
  /** What the office pays for an answer now, in pesewas. */
  readonly rate: number;
}

/** `taken`: somebody else was faster, or the question is no longer asked. */
type ClaimOutcome = 'claimed' | 'taken';

/** Why a claim was refused, by the question as it is now; null when that does not tell. */
async function outcomeNow(
  { documents }: BackendPort,
  id: string,
  tutor: string,
): Promise<ClaimOutcome | null> {
  const data = await documents.get(homeworkQuestionPath(id)).catch((cause: unknown) => {
    // The office has hidden it meanwhile.
    if (toBackendError(cause).code === 'forbidden') return null;
    throw cause;
  });
  if (!data) return 'taken';
  const question = parseHomeworkQuestion(id, data);
  // Another tab of this tutor claimed it.
  if (question.tutor === tutor && question.state === 'claimed') return 'claimed';
  return isClaimable(question, new Date()) ? null : 'taken';
}

const api = baseApi.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    /** Claims a question for two hours. Never queued: of two tutors one is refused, and must know at once. */
    claimHomework: build.mutation<ClaimOutcome, Claim>({
      queryFn: withBackend(async (backend, { actionId, question, who, rate }) => {
        const signed = { id: actionId, by: signedByTutor(who), log: logChange };
        // A backend on this device would take it, and nobody else would know.
        if (!navigator.onLine) throw new BackendFailure('offline', 'a claim needs the network');
        try {
          await submitOnce(backend, claimQuestion(question, { tutor: who.userId, rate }, signed));
          return 'claimed';
        } catch (cause) {
          if (toBackendError(cause).code !== 'forbidden') throw cause;
          const outcome = await outcomeNow(backend, question.id, who.userId);
          if (outcome === null) throw cause;
          return outcome;
        }
      }),
    }),
  }),
});

export const useClaimHomeworkMutation = onePress(api.useClaimHomeworkMutation);
