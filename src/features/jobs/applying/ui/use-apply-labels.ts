import { useTranslation } from 'react-i18next';
import type { JobApplicationInput } from '@/entities/jobs/job-application';
import { emptyJobApplication } from '../model/job-apply-draft';

export type ApplyLabels = Readonly<Record<keyof JobApplicationInput, string>>;

/** Labels of the form, by field. */
export function useApplyLabels(): ApplyLabels {
  const { t } = useTranslation('job-apply');
  const fields = Object.keys(emptyJobApplication) as (keyof JobApplicationInput)[];
  return Object.fromEntries(fields.map((field) => [field, t(`fields.${field}`)])) as ApplyLabels;
}
