import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { declineReasons } from '@/entities/jobs/job-application';
import type { BulkAct } from '@/shared/desk';
import { limits } from '@/shared/fields';

/** What the office does with many applications for posts at once. A talk is agreed with one applicant. */
export function useApplicantActs(): readonly BulkAct[] {
  const { t } = useTranslation('applicants');
  return useMemo(
    () => [
      { event: 'applicant.shortlisted' },
      {
        event: 'applicant.declined',
        reason: {
          label: t('decline.reason'),
          options: declineReasons.map((value) => ({ value, label: t(`decline.reasons.${value}`) })),
          words: {
            label: t('decline.words'),
            hint: t('decline.hint'),
            isNeeded: false,
            maxLength: limits.longText,
          },
          changesOf: (decision) => ({ decision }),
        },
      },
    ],
    [t],
  );
}
