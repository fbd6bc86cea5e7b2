import { Button, Dialog, Row } from 'design-system';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { Demo } from '../model/demo-context';
import styles from './demo-banner.module.css';

/** Asks for confirmation before the demo is reset. */
export function ResetDialog({ demo, onClose }: { demo: Demo; onClose: () => void }) {
  const { t } = useTranslation('shell');
  const titleId = useId();

  const reset = async () => {
    await demo.reset();
    onClose();
  };

  return (
    <Dialog isOpen onClose={onClose} aria-labelledby={titleId}>
      <h2 id={titleId} className={styles.title}>
        {t('demo.resetTitle')}
      </h2>
      <p className={styles.words}>{t('demo.resetWords')}</p>
      <Row>
        <Button variant="stop" onClick={() => void reset()}>
          {t('demo.resetConfirm')}
        </Button>
        <Button variant="second" onClick={onClose}>
          {t('demo.resetCancel')}
        </Button>
      </Row>
    </Dialog>
  );
}
