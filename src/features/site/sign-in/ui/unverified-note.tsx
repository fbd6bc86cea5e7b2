import { Button, Note, Row } from 'design-system';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isPassing, toBackendError, type AuthPort, type BackendError } from '@/shared/backend';
import { observeReturn } from '@/shared/lib/device';
import { BackendProblem } from '@/shared/ui/form';
import { useAccountCall } from '../model/use-account-call';
import { noteSent, useIsUnsent } from '../model/unsent-messages';
import styles from './unverified-note.module.css';

/**
 * Checks verification when the tab becomes visible: the user may have opened the link. Returns permanent
 * errors.
 */
function useCheckOnReturn(auth: AuthPort): BackendError | null {
  const [problem, setProblem] = useState<BackendError | null>(null);
  useEffect(() => {
    let isChecking = false;
    const check = async () => {
      if (isChecking) return;
      isChecking = true;
      try {
        await auth.refreshUser();
        setProblem(null);
      } catch (cause) {
        const error = toBackendError(cause);
        // Transient errors are retried when the tab becomes visible.
        setProblem(isPassing(error) ? null : error);
      } finally {
        isChecking = false;
      }
    };
    return observeReturn(() => void check());
  }, [auth]);
  return problem;
}

interface UnverifiedNoteProps {
  auth: AuthPort;
  email: string;
  /** Called on unmount, with whether the notice had focus. */
  onLeave: (hadFocus: boolean) => void;
}

/** Explains how to verify the email address. Checks again when the tab becomes visible. */
export function UnverifiedNote({ auth, email, onLeave }: UnverifiedNoteProps) {
  const { t } = useTranslation('sign-in');
  const message = useAccountCall();
  const check = useAccountCall();
  const problem = useCheckOnReturn(auth);
  const isUnsent = useIsUnsent(email);
  const words = useRef<HTMLParagraphElement>(null);
  useLayoutEffect(() => {
    const notice = words.current?.parentElement;
    return () => onLeave(notice?.contains(document.activeElement) ?? false);
  }, [onLeave]);
  return (
    <Note tone="plain" className={styles.notice}>
      <p ref={words}>{t(isUnsent ? 'verify.unsent' : 'verify.words', { email })}</p>
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
          onClick={() =>
            void message.run(async (port) => {
              await port.requestEmailVerification();
              noteSent(email);
            })
          }
        >
          {t('verify.again')}
        </Button>
      </Row>
      <div role="status">
        {message.isDone ? <p>{t('verify.sent', { email })}</p> : null}
        {/* Once the address is verified, the whole notice unmounts. */}
        {check.isDone ? <p>{t('verify.notYet')}</p> : null}
        {message.isDone ? <p>{t('spam')}</p> : null}
      </div>
      <BackendProblem error={message.error ?? check.error ?? problem} />
    </Note>
  );
}
