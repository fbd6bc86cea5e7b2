import { Button, Notice } from 'design-system';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { newsPlace, noteTold, type MovedCode } from '@/shared/code-news';
import { useNews, type NewsOptions } from '../model/use-news';

/** Whether these steps of a code, or later ones, were postponed. */
const isAmong = (postponed: readonly MovedCode[], { code, steps }: MovedCode) =>
  postponed.some((one) => one.code === code && one.steps >= steps);

/** Says in the installed app that something moved, without what it is: others may see the screen. */
export function NewsNotice(options: NewsOptions) {
  const { t } = useTranslation('background');
  const navigate = useNavigate();
  const { log } = options;
  const moved = useNews(options);
  const [postponed, setPostponed] = useState<readonly MovedCode[]>([]);
  const isShown = moved.some((one) => !isAmong(postponed, one));
  useEffect(() => {
    // In a hidden page nobody has read it; whoever comes back looks again.
    if (isShown && document.visibilityState === 'visible') noteTold(moved).catch(log);
  }, [isShown, moved, log]);
  if (!isShown) return null;
  return (
    <Notice
      actions={
        <>
          <Button variant="white" onClick={() => void navigate(newsPlace(moved))}>
            {t('news.look')}
          </Button>
          <Button variant="text" onClick={() => setPostponed(moved)}>
            {t('update.postpone')}
          </Button>
        </>
      }
    >
      {t('news.told')}
    </Notice>
  );
}
