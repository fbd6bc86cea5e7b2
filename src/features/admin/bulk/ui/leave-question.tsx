import { Button, Dialog, Row } from 'design-system';
import { useEffect, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useBlocker } from 'react-router-dom';
import { useBulkRun } from '../model/bulk-run-context';
import styles from './bulk-bar.module.css';

/**
 * Asks before a link, or the way back, leads away from the desk while a run has lines to write: the run ends
 * with the desk. Closing the tab is asked by the browser.
 */
export function LeaveQuestion() {
  const { t } = useTranslation('admin');
  const title = useId();
  const { run, phase } = useBulkRun();
  const isGoingOn = run !== null && phase !== 'over';
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => isGoingOn && currentLocation.pathname !== nextLocation.pathname,
  );
  const isAsked = blocker.state === 'blocked';
  const stay = () => {
    if (isAsked) blocker.reset();
  };
  // The last line was written meanwhile: whoever asked to leave sees the result first.
  useEffect(() => {
    if (isAsked && !isGoingOn) blocker.reset();
  }, [blocker, isAsked, isGoingOn]);
  return (
    <Dialog isOpen={isAsked && isGoingOn} onClose={stay} aria-labelledby={title}>
      <h2 id={title} className={styles.leaveTitle}>
        {t('bulk.leave.heading')}
      </h2>
      <p>{t('bulk.leave.words')}</p>
      <Row>
        <Button isSmall onClick={stay}>
          {t('bulk.leave.stay')}
        </Button>
        <Button
          variant="stop"
          isSmall
          onClick={() => {
            if (isAsked) blocker.proceed();
          }}
        >
          {t('bulk.leave.leave')}
        </Button>
      </Row>
    </Dialog>
  );
}
