import { InlineButton, motion, ProgressBar, Toast } from 'design-system';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { createPath, useNavigation, type Path } from 'react-router-dom';

/** After this time, in milliseconds, a page that is on its way is called late. */
const lateMs = 8000;

/** Shows that a page is on its way when it is not there after 100 ms; after 8 s it says so, with a way on. */
export function NavigationProgress() {
  const { state, location } = useNavigation();
  return state === 'idle' ? null : <Progress to={location} />;
}

function Progress({ to }: { to: Partial<Path> | undefined }) {
  const { t } = useTranslation('shell');
  const isShown = useIsOver(motion.navigationPatienceMs);
  const isLate = useIsOver(lateMs);
  return (
    <>
      {isShown ? <ProgressBar label={t('loading')} /> : null}
      <Toast>
        {isLate ? (
          <>
            <span>{t('slow.words')}</span>
            <InlineButton onClick={() => window.location.assign(createPath(to ?? {}))}>
              {t('slow.again')}
            </InlineButton>
          </>
        ) : null}
      </Toast>
    </>
  );
}

/** Whether this many milliseconds have passed since the component is there. */
function useIsOver(ms: number): boolean {
  const [isOver, setOver] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setOver(true), ms);
    return () => clearTimeout(timer);
  }, [ms]);
  return isOver;
}
