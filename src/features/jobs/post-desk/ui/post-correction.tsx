import { CorrectionForm, CorrectionPart } from '@/entities/change-log';
import type { Job } from '@/entities/jobs/job';
import { useStaff } from '@/entities/session';
import { useCorrectPostMutation } from '../api/post-desk-api';
import { jobInputs } from '../model/job-inputs';

/** Corrects a field of a published post, for a reason. */
export function PostCorrection({ job }: { job: Job }) {
  const by = useStaff();
  const [correct, { error, isLoading }] = useCorrectPostMutation();
  return (
    <CorrectionPart>
      {(close) => (
        <CorrectionForm
          form={`${by.userId}.${job.code}`}
          record={job}
          inputsOf={jobInputs}
          error={error}
          isSending={isLoading}
          send={async (correction, stored) =>
            (await correct({ job: stored, correction, by })).error === undefined
          }
          onClose={close}
        />
      )}
    </CorrectionPart>
  );
}
