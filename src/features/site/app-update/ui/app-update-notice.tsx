import { Button, Notice } from 'design-system';
import { useTranslation } from 'react-i18next';
import { useAppUpdate } from '../model/use-app-update';

/**
 * Offers a waiting release, or says that another tab has updated. Reloads only when the user presses a
 * button.
 */
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
