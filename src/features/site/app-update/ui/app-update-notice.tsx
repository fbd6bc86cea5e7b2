import { Button, Notice } from 'design-system';
import { useTranslation } from 'react-i18next';
import { useAppUpdate } from '../model/use-app-update';

/** Offers a release that waits, or tells that another tab has taken one. Nothing reloads before a button is pressed. */
export function AppUpdateNotice() {
  const { t } = useTranslation('background');
  const { isOffered, isActivating, isReplaced, accept, postpone } = useAppUpdate();
  if (isActivating) return <Notice>{t('update.activating')}</Notice>;
  if (!isOffered && !isReplaced) return null;
  return (
    <Notice
      actions={
        <>
          <Button variant="white" onClick={accept}>
            {t(isOffered ? 'update.accept' : 'update.reload')}
          </Button>
          {isOffered ? (
            <Button variant="text" onClick={postpone}>
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
