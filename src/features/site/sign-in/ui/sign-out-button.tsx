import { InlineButton } from 'design-system';
import { lazy, Suspense, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useVisitor } from '@/entities/session';
import { BackendProblem } from '@/shared/ui/form';
import { usePhoneMemory } from '../model/phone-memory';
import { useAccountCall } from '../model/use-account-call';
import styles from './sign-out-button.module.css';

const LeavingDialog = lazy(async () => ({
  default: (await import(/* webpackChunkName: "account" */ './account-parts')).LeavingDialog,
}));

/**
 * Signs out in every tab of this device. On a shared phone, or with unsent changes, it first asks whether to
 * delete local data.
 */
export function SignOutButton() {
  const { t } = useTranslation('sign-in');
  const memory = usePhoneMemory();
  const visitor = useVisitor();
  const account = useAccountCall();
  const [asking, setAsking] = useState<'never' | 'open' | 'closed'>('never');
  const [unsent, setUnsent] = useState(0);
  const userId = typeof visitor === 'string' ? null : visitor.id;
  const hintId = useId();

  const begin = async () => {
    // Do not block sign-out when the queue cannot be read.
    const count = userId === null ? 0 : await memory.countUnsent(userId).catch(() => 0);
    setUnsent(count);
    if (count > 0 || memory.isShared()) setAsking('open');
    else await signOut();
  };

  const signOut = (forget?: () => Promise<void>) =>
    account.run(async (auth) => {
      // Must run before sign-out, which unmounts this page and would hide an error.
      await forget?.();
      memory.noteSignIn(null);
      await auth.signOut();
    });

  return (
    <div>
      <InlineButton disabled={account.isWorking} aria-describedby={hintId} onClick={() => void begin()}>
        {t('signOut')}
      </InlineButton>
      <p id={hintId} className={styles.hint}>
        {t('signOutEverywhere')}
      </p>
      {asking === 'open' ? null : <BackendProblem error={account.error} />}
      {/* Stays mounted when closed, so that focus returns to the button. */}
      {asking === 'never' ? null : (
        <Suspense>
          <LeavingDialog
            isOpen={asking === 'open'}
            unsent={unsent}
            isShared={memory.isShared()}
            isWorking={account.isWorking}
            error={account.error}
            onForget={() => void signOut(() => memory.forget(userId))}
            onKeep={() => void signOut()}
            onClose={() => setAsking('closed')}
          />
        </Suspense>
      )}
    </div>
  );
}
