import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { consultationReasons } from '@/entities/consultancy/consultation';
import type { BulkAct } from '@/shared/desk';

/** What the office does with many consultations at once. A proposal is of one school. */
export function useConsultationActs(): readonly BulkAct[] {
  const { t } = useTranslation('consultation-desk');
  return useMemo(
    () => [
      { event: 'scoping.started' },
      {
        event: 'consultation.declined',
        words: t('decline.hint'),
        reason: {
          label: t('decline.reason'),
          options: consultationReasons.map((value) => ({ value, label: t(`decline.reasons.${value}`) })),
          changesOf: ({ reason }) => ({ reason }),
        },
      },
    ],
    [t],
  );
}
