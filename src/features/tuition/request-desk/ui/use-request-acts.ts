import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { requestAssigned } from '@/entities/tuition-request';
import type { BulkAct } from '@/shared/desk';
import type { Colleague } from '../model/use-colleagues';

/** Stands for taking a request off somebody: a choice has a value. */
const nobody = 'nobody';

/**
 * What the office does with many requests at once. Offers, trials and replacements are of one family.
 * @param colleagues to whom requests can be given; empty while they are not read
 */
export function useRequestActs(colleagues: readonly Colleague[]): readonly BulkAct[] {
  const { t } = useTranslation('admin');
  return useMemo(
    () => [
      {
        event: requestAssigned,
        field: 'assignee',
        words: t('assign.words'),
        reason: {
          label: t('assign.to'),
          options: [
            ...colleagues.map(({ userId, name }) => ({ value: userId, label: name })),
            { value: nobody, label: t('assign.nobody') },
          ],
          changesOf: ({ reason }) => ({ assignee: reason === nobody ? '' : reason }),
        },
      },
      { event: 'review.started' },
      { event: 'request.cancelled', words: t('cancelWords') },
    ],
    [t, colleagues],
  );
}
