import { InlineButton, motion, ProgressBar, Toast } from 'design-system';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { createPath, useNavigation, type Path } from 'react-router-dom';

/** Time after which a navigation counts as slow, in milliseconds. */
const lateMs = 8000;

/** Progress of a navigation: a bar after 100 ms, and after 8 s a message with a link for a full load. */
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

/** Whether this many milliseconds have passed since mounting. */
function useIsOver(ms: number): boolean {
  const [isOver, setOver] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setOver(true), ms);
    return () => clearTimeout(timer);
  }, [ms]);
  return isOver;
}
