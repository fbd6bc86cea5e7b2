import { Banner, InlineButton } from 'design-system';
import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { isWaiting, useOutbox } from '@/features/outbox';
import { isOnline, observeNetwork } from '@/shared/lib/device';

/** Says that there is no network, what still works, and what waits on this phone. */
export function OfflineBanner() {
  const { t } = useTranslation('background');
  const hasNetwork = useSyncExternalStore(observeNetwork, isOnline, () => true);
  const { items, tryNow } = useOutbox();
  const count = items?.filter(isWaiting).length ?? 0;
  const hasProblem = items?.some((item) => isWaiting(item) && item.problem !== null) ?? false;
  if (hasNetwork && !hasProblem) return null;
  return (
    <Banner
      isLive
      actions={count > 0 ? <InlineButton onClick={tryNow}>{t('offline.tryNow')}</InlineButton> : null}
    >
      <strong>{t(hasNetwork ? 'offline.unsent' : 'offline.heading')}</strong>{' '}
      {count > 0 ? t('offline.waiting', { count }) : t('offline.words')}
    </Banner>
  );
}
