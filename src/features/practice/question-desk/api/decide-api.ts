import { logTransition, type Staff } from '@/entities/change-log';
import { questionReportPath, type QuestionReport } from '@/entities/practice/question-report';
import { baseApi, onePress, type Pressed, withBackend } from '@/shared/api';
import { submitOnce } from '@/shared/backend';
import { deriveId } from '@/shared/lib/action';

/** Mended, or why there is nothing to mend. */
type Verdict = 'mended' | Exclude<QuestionReport['decision'], ''>;

const api = baseApi.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    /** Decides all open reports of a question. What is decided before an interruption stays decided. */
    decideQuestion: build.mutation<
      null,
      Pressed & { readonly reports: readonly QuestionReport[]; readonly verdict: Verdict; readonly by: Staff }
    >({
      queryFn: withBackend(async ({ documents }, { reports, verdict, by, actionId }) => {
        const to = verdict === 'mended' ? 'mended' : 'dismissed';
        for (const [index, { id, state }] of reports.entries())
          await submitOnce(
            { documents },
            logTransition({
              id: deriveId(actionId, index),
              ...{ by, record: questionReportPath(id), event: `question.${to}`, from: state, to },
              ...(verdict !== 'mended' && { changes: { decision: verdict } }),
            }),
          );
        return null;
      }),
    }),
  }),
});

export const useDecideQuestionMutation = onePress(api.useDecideQuestionMutation);
