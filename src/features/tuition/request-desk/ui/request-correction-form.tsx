import { CorrectionForm } from '@/entities/change-log';
import { useCallback } from 'react';
import { useStaff } from '@/entities/session';
import type { TuitionRequest } from '@/entities/tuition-request';
import { useAllTutorsQuery } from '@/entities/tutor';
import { useCorrectRequestMutation } from '../api/correct-request';
import { requestInputs } from '../model/request-inputs';

interface RequestCorrectionFormProps {
  request: TuitionRequest;
  onClose: () => void;
}

/** Until the profiles are read, which name the wished tutor. */
const none = [] as const;

/** Form in which the office corrects a field of a request. */
export function RequestCorrectionForm({ request, onClose }: RequestCorrectionFormProps) {
  const by = useStaff();
  const [correct, { error, isLoading }] = useCorrectRequestMutation();
  const { data: tutors = none } = useAllTutorsQuery(null);
  const inputsOf = useCallback((shown: TuitionRequest) => requestInputs(shown, tutors), [tutors]);
  return (
    <CorrectionForm
      form={`${by.userId}.${request.ref}`}
      record={request}
      inputsOf={inputsOf}
      error={error}
      isSending={isLoading}
      send={async (correction, stored) =>
        (await correct({ request: stored, correction, by })).error === undefined
      }
      onClose={onClose}
    />
  );
}
