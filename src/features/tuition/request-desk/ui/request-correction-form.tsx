import { CorrectionForm } from '@/entities/change-log';
import { useStaff } from '@/entities/session';
import type { TuitionRequest } from '@/entities/tuition-request';
import { useCorrectRequestMutation } from '../api/correct-request';
import { requestInputs } from '../model/request-inputs';

interface RequestCorrectionFormProps {
  request: TuitionRequest;
  onClose: () => void;
}

/** Form in which the office corrects a field of a request. */
export function RequestCorrectionForm({ request, onClose }: RequestCorrectionFormProps) {
  const by = useStaff();
  const [correct, { error, isLoading }] = useCorrectRequestMutation();
  return (
    <CorrectionForm
      form={`${by.userId}.${request.ref}`}
      record={request}
      inputsOf={requestInputs}
      error={error}
      isSending={isLoading}
      send={async (correction, stored) =>
        (await correct({ request: stored, correction, by })).error === undefined
      }
      onClose={onClose}
    />
  );
}
