import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { bookingCancelReasons } from '@/shared/choices';
import type { BulkAct } from '@/shared/desk';

/** What a counsellor does with many talks at once. A time is chosen for each alone. */
export function useTalkActs(): readonly BulkAct[] {
  const { t } = useTranslation('counselling-desk');
  return useMemo(
    () => [
      { event: 'booking.held' },
      { event: 'booking.missed' },
      {
        event: 'booking.cancelled',
        words: t('cancel.words'),
        reason: {
          label: t('cancel.reason'),
          options: bookingCancelReasons.map((value) => ({ value, label: t(`cancelReasons.${value}`) })),
          changesOf: ({ reason }) => ({ cancelReason: reason }),
        },
      },
    ],
    [t],
  );
}
