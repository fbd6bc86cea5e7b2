import { CorrectionForm, CorrectionPart } from '@/entities/change-log';
import type { School } from '@/entities/jobs/school';
import { useStaff } from '@/entities/session';
import { useCorrectSchoolMutation } from '../api/school-desk-api';
import { schoolInputs } from '../model/school-forms';

/** Corrects a field of an unchecked school, for a reason. */
export function SchoolCorrection({ school }: { school: School }) {
  const by = useStaff();
  const [correct, { error, isLoading }] = useCorrectSchoolMutation();
  return (
    <CorrectionPart>
      {(close) => (
        <CorrectionForm
          form={`${by.userId}.${school.id}`}
          record={school}
          inputsOf={schoolInputs}
          error={error}
          isSending={isLoading}
          send={async (correction, stored) =>
            (await correct({ school: stored, correction, by })).error === undefined
          }
          onClose={close}
        />
      )}
    </CorrectionPart>
  );
}
