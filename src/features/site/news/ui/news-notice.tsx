import { Button, Notice } from 'design-system';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { routes } from '@/shared/routes';
import { useNews, type NewsOptions } from '../model/use-news';

/** Says in the installed app that something moved, without what it is: others may see the screen. */
export function NewsNotice(options: NewsOptions) {
  const { t } = useTranslation('background');
  const navigate = useNavigate();
  const count = useNews(options);
  const [postponed, setPostponed] = useState(0);
  if (count <= postponed) return null;
  return (
    <Notice
      actions={
        <>
          <Button variant="white" onClick={() => void navigate(routes.code)}>
            {t('news.look')}
          </Button>
          <Button variant="text" onClick={() => setPostponed(count)}>
            {t('update.postpone')}
          </Button>
        </>
      }
    >
      {t('news.told')}
    </Notice>
  );
}
