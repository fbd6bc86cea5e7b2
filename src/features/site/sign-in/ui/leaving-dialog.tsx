import { Button, Dialog } from 'design-system';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { BackendProblem } from '@/shared/ui/form';
import styles from './leaving-dialog.module.css';

export interface LeavingDialogProps {
  isOpen: boolean;
  /** Number of pending writes. */
  unsent: number;
  isShared: boolean;
  isWorking: boolean;
  error: unknown;
  onForget: () => void;
  onKeep: () => void;
  onClose: () => void;
}

/** Sign-out dialog: shows unsent changes and asks whether to delete local data. */
export function LeavingDialog(props: LeavingDialogProps) {
  const { isOpen, unsent, isShared, isWorking, error, onForget, onKeep, onClose } = props;
  const { t } = useTranslation('sign-in');
  const titleId = useId();
  return (
    <Dialog isOpen={isOpen} onClose={onClose} aria-labelledby={titleId}>
      <h2 id={titleId} className={styles.title}>
        {t(isShared ? 'leaving.title' : 'leaving.ownTitle')}
      </h2>
      {unsent > 0 ? <p>{t('leaving.unsent', { count: unsent })}</p> : null}
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
