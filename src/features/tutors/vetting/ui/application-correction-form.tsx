import { CorrectionForm } from '@/entities/change-log';
import { useStaff } from '@/entities/session';
import { useCorrectApplicationMutation, type ApplicationSeen } from '../api/correct-application';
import {
  applicantInputs,
  applicationInputs,
  heldContactInputs,
  refereesInputs,
} from '../model/application-inputs';

const inputs = {
  application: applicationInputs,
  applicant: applicantInputs,
  held: heldContactInputs,
  referees: refereesInputs,
};

export interface ApplicationCorrectionFormProps {
  /** What of it is corrected. */
  what: keyof typeof inputs;
  application: ApplicationSeen;
  onClose: () => void;
}

/** Form in which the office corrects a field of an application, or of a contact beside it. */
export function ApplicationCorrectionForm({ what, application, onClose }: ApplicationCorrectionFormProps) {
  const by = useStaff();
  const [correct, { error, isLoading }] = useCorrectApplicationMutation();
  return (
    <CorrectionForm
      form={`${by.userId}.${application.ref}.${what}`}
      record={application}
      inputsOf={inputs[what]}
      error={error}
      isSending={isLoading}
      send={async (correction, stored) => (await correct({ stored, correction, by })).error === undefined}
      onClose={onClose}
    />
  );
}
