import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import type { SlotChoice } from '@/features/counselling/quiet';
import { loadOrFallback } from '@/shared/lib/hydration';

const importTimes = async () =>
  (await import(/* webpackChunkName: "part-booking" */ './times-in-memory')).TimesInMemory;

const Times = lazy(async () => ({ default: await loadOrFallback(importTimes, TimesOffline) }));

/** Free times for a quiet booking. Without a network it says so, and the form around it stays. */
export function QuietTimes(choice: SlotChoice) {
  return (
    <Suspense>
      <Times {...choice} />
    </Suspense>
  );
}

function TimesOffline(_choice: SlotChoice) {
  const { t } = useTranslation('times');
  return <p role="status">{t('away')}</p>;
}
