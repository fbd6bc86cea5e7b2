import { CorrectionForm } from '@/entities/change-log';
import { useStaff } from '@/entities/session';
import {
  useCorrectEnquiryMutation,
  useCorrectSenderMutation,
  type EnquirySeen,
} from '../api/correct-enquiry';
import { enquiryInputs, heldContactInputs, senderInputs } from '../model/enquiry-inputs';

interface EnquiryCorrectionFormProps {
  enquiry: EnquirySeen;
  onClose: () => void;
}

const inputs = { enquiry: enquiryInputs, held: heldContactInputs };

/** Form in which the office corrects a field of an enquiry. */
export function EnquiryCorrectionForm({
  enquiry,
  what,
  onClose,
}: EnquiryCorrectionFormProps & { what: keyof typeof inputs }) {
  const by = useStaff();
  const [correct, { error, isLoading }] = useCorrectEnquiryMutation();
  return (
    <CorrectionForm
      form={`${by.userId}.${enquiry.ref}${what === 'held' ? '.held' : ''}`}
      record={enquiry}
      inputsOf={inputs[what]}
      error={error}
      isSending={isLoading}
      send={async (correction, stored) => (await correct({ stored, correction, by })).error === undefined}
      onClose={onClose}
    />
  );
}

/** Form in which the office corrects a field of the sender's contact. */
export function SenderCorrectionForm({ enquiry, onClose }: EnquiryCorrectionFormProps) {
  const by = useStaff();
  const [correct, { error, isLoading }] = useCorrectSenderMutation();
  return (
    <CorrectionForm
      form={`${by.userId}.${enquiry.ref}.sender`}
      record={enquiry}
      inputsOf={senderInputs}
      error={error}
      isSending={isLoading}
      send={async (correction, stored) => (await correct({ stored, correction, by })).error === undefined}
      onClose={onClose}
    />
  );
}
