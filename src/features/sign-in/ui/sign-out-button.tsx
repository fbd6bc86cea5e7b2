import { InlineButton } from 'design-system';
import { lazy, Suspense, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { BackendProblem } from '@/shared/ui/form';
import { usePhoneMemory } from '../model/phone-memory';
import { useAccountCall } from '../model/use-account-call';
import styles from './sign-out-button.module.css';

const LeavingDialog = lazy(async () => ({
  default: (await import(/* webpackChunkName: "account" */ './account-parts')).LeavingDialog,
}));

/** Signs out on this device, in every tab. On a shared phone it asks whether to forget what the phone keeps. */
export function SignOutButton() {
  const { t } = useTranslation('sign-in');
  const memory = usePhoneMemory();
  const account = useAccountCall();
  const [asking, setAsking] = useState<'never' | 'open' | 'closed'>('never');
  const hintId = useId();

  const signOut = (forget?: () => Promise<void>) =>
    account.run(async (auth) => {
      // First: once signed out this page is gone, and nobody would be told that it failed.
      await forget?.();
      memory.noteSignIn(null);
      await auth.signOut();
    });

  return (
    <div>
      <InlineButton
        disabled={account.isWorking}
        aria-describedby={hintId}
        onClick={() => {
          if (memory.isShared()) setAsking('open');
          else void signOut();
        }}
      >
        {t('signOut')}
      </InlineButton>
      <p id={hintId} className={styles.hint}>
        {t('signOutEverywhere')}
      </p>
      {asking === 'open' ? null : <BackendProblem error={account.error} />}
      {/* Closed it stays, so that the focus goes back to where it was. */}
      {asking === 'never' ? null : (
        <Suspense>
          <LeavingDialog
            isOpen={asking === 'open'}
            isWorking={account.isWorking}
            error={account.error}
            onForget={() => void signOut(memory.forget)}
            onKeep={() => void signOut()}
            onClose={() => setAsking('closed')}
          />
        </Suspense>
      )}
    </div>
  );
}
