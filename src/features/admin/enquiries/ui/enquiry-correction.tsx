import { lazy } from 'react';
import { CorrectionPart } from '@/entities/change-log';
import { useHasDuty } from '@/entities/session';
import type { EnquirySeen } from '../api/correct-enquiry';

/** Lazy: rarely opened. */
const EnquiryCorrectionForm = lazy(async () => ({
  default: (await import(/* webpackChunkName: "desk-correction" */ './enquiry-correction-form'))
    .EnquiryCorrectionForm,
}));

const SenderCorrectionForm = lazy(async () => ({
  default: (await import(/* webpackChunkName: "desk-correction" */ './enquiry-correction-form'))
    .SenderCorrectionForm,
}));

interface EnquiryCorrectionProps {
  enquiry: EnquirySeen;
  /** What of it is corrected: what it says, the contact beside it, or one that it holds itself. */
  what: 'enquiry' | 'sender' | 'held';
}

/** The office, no counsellor, corrects a field of an enquiry or, once it is open, of the sender's contact. */
export function EnquiryCorrection({ enquiry, what }: EnquiryCorrectionProps) {
  const isOffice = useHasDuty('office');
  if (!isOffice || enquiry.removal !== undefined) return null;
  return (
    <CorrectionPart>
      {(close) =>
        what === 'sender' ? (
          <SenderCorrectionForm enquiry={enquiry} onClose={close} />
        ) : (
          <EnquiryCorrectionForm enquiry={enquiry} what={what} onClose={close} />
        )
      }
    </CorrectionPart>
  );
}
