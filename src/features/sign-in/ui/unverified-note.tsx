import { Button, Note, Row } from 'design-system';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { isPassing, toBackendError, type AuthPort } from '@/shared/backend';
import { observeReturn } from '@/shared/lib/device';
import { BackendProblem } from '@/shared/ui/form';
import { useAccountCall } from '../model/use-account-call';
import styles from './unverified-note.module.css';

/** Whoever comes back to this tab may come from the link of the message. */
function useCheckOnReturn(auth: AuthPort): void {
  useEffect(() => {
    let isChecking = false;
    const check = async () => {
      if (isChecking) return;
      isChecking = true;
      try {
        await auth.refreshUser();
      } catch (cause) {
        // Without network they are asked again the next time they come back.
        if (!isPassing(toBackendError(cause))) throw cause;
      } finally {
        isChecking = false;
      }
    };
    return observeReturn(() => void check());
  }, [auth]);
}

/** What to do about an address that is not verified; checked again when the person comes back. */
export function UnverifiedNote({ auth, email }: { auth: AuthPort; email: string }) {
  const { t } = useTranslation('sign-in');
  const message = useAccountCall();
  const check = useAccountCall();
  useCheckOnReturn(auth);
  return (
    <Note tone="plain" className={styles.notice}>
      <p>{t('verify.words', { email })}</p>
      <Row className={styles.actions}>
        <Button
          variant="second"
          isSmall
          disabled={check.isWorking}
          onClick={() => void check.run((port) => port.refreshUser())}
        >
          {t('verify.check')}
        </Button>
        <Button
          variant="second"
          isSmall
          disabled={message.isWorking}
          onClick={() => void message.run((port) => port.requestEmailVerification())}
        >
          {t('verify.again')}
        </Button>
      </Row>
      <div role="status">
        {message.isDone ? <p>{t('verify.sent', { email })}</p> : null}
        {/* Once it is verified the whole notice is gone. */}
        {check.isDone ? <p>{t('verify.notYet')}</p> : null}
        {message.isDone ? <p>{t('spam')}</p> : null}
      </div>
      <BackendProblem error={message.error ?? check.error} />
    </Note>
  );
}
