import { Banner, InlineButton } from 'design-system';
import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { isWaitingWrite, usePendingWrites } from '@/shared/pending-writes';
import { isWaiting, useOutbox } from '@/shared/submission';
import { isOnline, observeNetwork, observeReturn } from '@/shared/lib/device';
import { routes } from '@/shared/routes';
import { TextLink } from '@/shared/ui/links';

/** Also on return: a suspended page receives no network events. */
function observeAll(onChange: () => void): () => void {
  const stops = [observeNetwork(onChange), observeReturn(onChange)];
  return () => stops.forEach((stop) => stop());
}

/** Banner for the offline state: what still works, what is pending, and what was rejected. */
export function OfflineBanner() {
  const { t } = useTranslation('background');
  const hasNetwork = useSyncExternalStore(observeAll, isOnline, () => true);
  const outbox = useOutbox();
  const { items } = outbox;
  const queue = usePendingWrites();
  const refused = items?.find(({ state }) => state === 'refused');
  const waiting = [...(items?.filter(isWaiting) ?? []), ...queue.acts.filter(isWaitingWrite)];
  const submission = items?.find(isWaiting);
  const tryNow = () => {
    outbox.tryNow();
    queue.tryNow();
  };
  if (refused) {
    return (
      <Banner isLive actions={<TextLink to={routes.codeOf(refused.code)}>{t('offline.look')}</TextLink>}>
        <strong>{t('offline.refused')}</strong> {t('offline.refusedWords')}
      </Banner>
    );
  }
  if (hasNetwork && !waiting.some(({ problem }) => problem !== null)) return null;
  return (
    <Banner
      isLive
      actions={
        waiting.length > 0 ? (
          <>
            {submission ? <TextLink to={routes.codeOf(submission.code)}>{t('offline.look')}</TextLink> : null}
            <InlineButton onClick={tryNow}>{t('offline.tryNow')}</InlineButton>
          </>
        ) : null
      }
    >
      <strong>{t(hasNetwork ? 'offline.unsent' : 'offline.heading')}</strong>{' '}
      {waiting.length > 0 ? t('offline.waiting', { count: waiting.length }) : t('offline.words')}
    </Banner>
  );
}
