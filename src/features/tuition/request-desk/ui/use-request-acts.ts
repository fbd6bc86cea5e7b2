import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { BulkAct } from '@/shared/desk';

/** What the office does with many requests at once. Offers, trials and replacements are of one family. */
export function useRequestActs(): readonly BulkAct[] {
  const { t } = useTranslation('admin');
  return useMemo(
    () => [{ event: 'review.started' }, { event: 'request.cancelled', words: t('cancelWords') }],
    [t],
  );
}
