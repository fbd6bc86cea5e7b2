import { Button, Notice, NoticePlace } from 'design-system';
import { use } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { useDeferred } from '@/shared/lib/actors';
import { useErrorReporting } from '../shell/error-reporting-context';
import { GoneContext } from './background-context';

/** Offers a reload when a release has removed the background's chunk. */
export function ReloadNotice() {
  const { t } = useTranslation('error');
  const { pathname } = useLocation();
  const { reloadFor } = useErrorReporting();
  const isGone = useDeferred(use(GoneContext)) ?? false;
  return (
    <NoticePlace>
      {isGone ? (
        <Notice
          actions={
            <Button variant="white" onClick={() => void reloadFor(pathname)}>
              {t('old.reload')}
            </Button>
          }
        >
          <strong>{t('old.heading')}</strong> {t('old.words')}
        </Notice>
      ) : null}
    </NoticePlace>
  );
}
