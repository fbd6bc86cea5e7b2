import { Button, Notice } from 'design-system';
import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useAppUpdate } from '../model/use-app-update';
import { useWouldCover } from '../model/use-would-cover';

/**
 * Says once that the site works offline, offers a waiting release, or says that another tab has updated.
 * Reloads only when the user presses a button.
 */
export function AppUpdateNotice() {
  const { t } = useTranslation('background');
  const { isReadinessTold, isOffered, isActivating, isReplaced, ...answer } = useAppUpdate();
  if (isReadinessTold)
    return <Readiness onShown={answer.noteReadinessShown} onSeen={answer.confirmReadiness} />;
  if (isActivating) return <Notice>{t('update.activating')}</Notice>;
  if (!isOffered && !isReplaced) return null;
  return (
    <Notice
      actions={
        <>
          <Button variant="white" onClick={answer.accept}>
            {t(isOffered ? 'update.accept' : 'update.reload')}
          </Button>
          {isOffered ? (
            <Button variant="text" onClick={answer.postpone}>
              {t('update.postpone')}
            </Button>
          ) : null}
        </>
      }
    >
      <strong>{t(isOffered ? 'update.offered' : 'update.replaced')}</strong>{' '}
      {t(isOffered ? 'update.offeredWords' : 'update.replacedWords')}
    </Notice>
  );
}

interface ReadinessProps {
  onShown: () => void;
  onSeen: () => void;
}

/** It can wait, so that it covers no question and no receipt: the next page without them shows it. */
function Readiness({ onShown, onSeen }: ReadinessProps) {
  const { t } = useTranslation('background');
  const isCovered = useWouldCover();
  const note = useEffectEvent(onShown);
  useEffect(() => {
    if (!isCovered) note();
  }, [isCovered]);
  if (isCovered) return null;
  return (
    <Notice
      actions={
        <Button variant="white" onClick={onSeen}>
          {t('ready.seen')}
        </Button>
      }
    >
      {t('ready.told')}
    </Notice>
  );
}
