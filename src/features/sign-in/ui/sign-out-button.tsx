import { Button, Dialog, InlineButton } from 'design-system';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { BackendProblem } from '@/shared/ui/form';
import { usePhoneMemory } from '../model/phone-memory';
import { useAccountCall } from '../model/use-account-call';
import styles from './sign-out-button.module.css';

/** Signs out on this device, in every tab. On a shared phone it asks whether to forget what the phone keeps. */
export function SignOutButton() {
  const { t } = useTranslation('sign-in');
  const memory = usePhoneMemory();
  const account = useAccountCall();
  const [isAsking, setAsking] = useState(false);
  const hintId = useId();

  const signOut = (forget: () => Promise<void>) =>
    account.run(async (auth) => {
      // First: once signed out this page is gone, and nobody would be told that it failed.
      await forget();
      memory.noteSignIn(null);
      await auth.signOut();
    });

  return (
    <div>
      <InlineButton
        disabled={account.isWorking}
        aria-describedby={hintId}
        onClick={() => {
          if (memory.isShared()) setAsking(true);
          else void signOut(() => Promise.resolve());
        }}
      >
        {t('signOut')}
      </InlineButton>
      <p id={hintId} className={styles.hint}>
        {t('signOutEverywhere')}
      </p>
      {isAsking ? null : <BackendProblem error={account.error} />}
      <LeavingDialog
        isOpen={isAsking}
        isWorking={account.isWorking}
        error={account.error}
        onForget={() => void signOut(memory.forget)}
        onKeep={() => void signOut(() => Promise.resolve())}
        onClose={() => setAsking(false)}
      />
    </div>
  );
}

interface LeavingDialogProps {
  isOpen: boolean;
  isWorking: boolean;
  error: unknown;
  onForget: () => void;
  onKeep: () => void;
  onClose: () => void;
}

function LeavingDialog({ isOpen, isWorking, error, onForget, onKeep, onClose }: LeavingDialogProps) {
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
