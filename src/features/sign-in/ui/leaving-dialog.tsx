import { Button, Dialog } from 'design-system';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { BackendProblem } from '@/shared/ui/form';
import styles from './leaving-dialog.module.css';

export interface LeavingDialogProps {
  isOpen: boolean;
  isWorking: boolean;
  error: unknown;
  onForget: () => void;
  onKeep: () => void;
  onClose: () => void;
}

/** Asks on a shared phone whether to forget what the phone keeps of whoever signs out. */
export function LeavingDialog({ isOpen, isWorking, error, onForget, onKeep, onClose }: LeavingDialogProps) {
  const { t } = useTranslation('sign-in');
  const titleId = useId();
  return (
    <Dialog isOpen={isOpen} onClose={onClose} aria-labelledby={titleId}>
      <h2 id={titleId} className={styles.title}>
        {t('leaving.title')}
      </h2>
      <p>{t('leaving.words')}</p>
      <BackendProblem error={error} />
      <div className={styles.choices}>
        <Button disabled={isWorking} onClick={onForget}>
          {t('leaving.forget')}
        </Button>
        <Button variant="second" disabled={isWorking} onClick={onKeep}>
          {t('leaving.keep')}
        </Button>
        <Button variant="text" disabled={isWorking} onClick={onClose}>
          {t('leaving.stay')}
        </Button>
      </div>
    </Dialog>
  );
}
