import { lazy } from 'react';
import { CorrectionPart } from '@/entities/change-log';
import type { TuitionRequest } from '@/entities/tuition-request';

/** Lazy: rarely opened. */
const RequestCorrectionForm = lazy(async () => ({
  default: (await import(/* webpackChunkName: "desk-correction" */ './request-correction-form'))
    .RequestCorrectionForm,
}));

/** The office corrects a field of a request. */
export function RequestCorrection({ request }: { request: TuitionRequest }) {
  if (request.removal !== undefined) return null;
  return (
    <CorrectionPart>{(close) => <RequestCorrectionForm request={request} onClose={close} />}</CorrectionPart>
  );
}
