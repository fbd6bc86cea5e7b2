import { CorrectionForm } from '@/entities/change-log';
import { useStaff } from '@/entities/session';
import type { GuardianContact, TuitionRequest } from '@/entities/tuition-request';
import { useCorrectGuardianMutation } from '../api/correct-request';
import { guardianInputs } from '../model/guardian-inputs';

interface GuardianCorrectionFormProps {
  request: TuitionRequest;
  guardian: GuardianContact;
  onClose: () => void;
}

/** Form in which the office corrects a field of a guardian's contact. */
export function GuardianCorrectionForm({ request, guardian, onClose }: GuardianCorrectionFormProps) {
  const by = useStaff();
  const [correct, { error, isLoading }] = useCorrectGuardianMutation();
  return (
    <CorrectionForm
      form={`${by.userId}.${request.ref}.guardian`}
      record={{ updatedAt: request.updatedAt, guardian, consent: guardian.consent }}
      inputsOf={guardianInputs}
      error={error}
      isSending={isLoading}
      send={async (correction, stored) =>
        (await correct({ request, stored, correction, by })).error === undefined
      }
      onClose={onClose}
    />
  );
}
