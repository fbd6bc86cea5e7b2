import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { applicationLimits, refusalReasons } from '@/entities/tutor-application';
import type { BulkAct } from '@/shared/desk';

/** What the office does with many applications at once. Papers and interviews are of one applicant each. */
export function useApplicationActs(): readonly BulkAct[] {
  const { t } = useTranslation('vetting');
  return useMemo(
    () => [
      { event: 'screening.started' },
      {
        event: 'application.rejected',
        reason: {
          label: t('moves.refuse.reason'),
          options: refusalReasons.map((value) => ({ value, label: t(`moves.refuse.reasons.${value}`) })),
          words: {
            label: t('moves.refuse.words'),
            hint: t('moves.refuse.hintMany'),
            isNeeded: true,
            maxLength: applicationLimits.about,
          },
          // When somebody may try again is said to each alone.
          changesOf: (given) => ({ decision: { ...given, retryFrom: '' } }),
        },
      },
    ],
    [t],
  );
}
