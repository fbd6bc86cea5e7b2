import { Banner, InlineButton } from 'design-system';
import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { isWaiting, useOutbox } from '@/shared/submission';
import { isOnline, observeNetwork, observeReturn } from '@/shared/lib/device';
import { routes } from '@/shared/routes';
import { TextLink } from '@/shared/ui/links';
import { countSent } from './sending/sendable-writes';
import { useSendableWrites } from './sending/use-sendable-writes';

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
  const queue = useSendableWrites();
  const refused = items?.find(({ state }) => state === 'refused');
  const submissions = items?.filter(isWaiting) ?? [];
  const [submission] = submissions;
  const count = submissions.length + countSent(queue.acts);
  const hasFailed = [...submissions, ...queue.acts].some(({ problem }) => problem !== null);
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
  if (hasNetwork && !hasFailed) return null;
  return (
    <Banner
      isLive
      actions={
        count > 0 ? (
          <>
            {submission ? <TextLink to={routes.codeOf(submission.code)}>{t('offline.look')}</TextLink> : null}
            <InlineButton onClick={tryNow}>{t('offline.tryNow')}</InlineButton>
          </>
        ) : null
      }
    >
      <strong>{t(hasNetwork ? 'offline.unsent' : 'offline.heading')}</strong>{' '}
      {count > 0 ? t('offline.waiting', { count }) : t('offline.words')}
    </Banner>
  );
}
