import { lazy } from 'react';
import { CorrectionPart } from '@/entities/change-log';
import type { ApplicationCorrectionFormProps } from './application-correction-form';

/** Lazy: rarely opened. */
const ApplicationCorrectionForm = lazy(async () => ({
  default: (await import(/* webpackChunkName: "desk-correction" */ './application-correction-form'))
    .ApplicationCorrectionForm,
}));

/** The office corrects a field of an application, or of a contact beside it. */
export function ApplicationCorrection(props: Omit<ApplicationCorrectionFormProps, 'onClose'>) {
  if (props.application.removal !== undefined) return null;
  return (
    <CorrectionPart>{(close) => <ApplicationCorrectionForm {...props} onClose={close} />}</CorrectionPart>
  );
}
