import { Note } from 'design-system';
import { useTranslation } from 'react-i18next';
import { CodeForm, formatReferenceCode, kindOfCode } from '@/entities/reference-code';
import { useLinkApplicantMutation } from '@/entities/tutor-application';
import { useOutbox } from '@/shared/submission';
import type { BackendError } from '@/shared/backend';
import { BackendProblem } from '@/shared/ui/form';
import styles from './applicant.module.css';

export interface LinkFormProps {
  userId: string;
  email: string;
  /** The backend sends mail, and this address is not verified. */
  isEmailUnproven: boolean;
}

/**
 * Links an application to the account with the same email, by its code, once. Prefills a code sent from this
 * phone.
 */
export function LinkForm({ userId, email, isEmailUnproven }: LinkFormProps) {
  const { t } = useTranslation('apply');
  const { items } = useOutbox();
  const sent = items?.filter(({ code }) => kindOfCode(code) === 'application').at(-1);
  const [link, { error, isLoading }] = useLinkApplicantMutation();
  const isForbidden = (error as BackendError | undefined)?.code === 'forbidden';
  const notCode = t('status.link.notCode');
  return (
    <Note>
      <CodeForm
        className={styles.form}
        only={{ kind: 'application', words: notCode }}
        suggested={sent ? formatReferenceCode(sent.code) : ''}
        label={t('status.link.label')}
        button={t('status.link.button')}
        problemWords={() => notCode}
        error={
          isForbidden
            ? t(isEmailUnproven ? 'status.link.unverified' : 'status.link.forbidden', { email })
            : undefined
        }
        note={isForbidden ? null : <BackendProblem error={error} />}
        isBusy={isLoading}
        onCode={(ref) => void link({ userId, ref })}
      >
        <h2>{t('status.link.heading')}</h2>
        <p>{t('status.link.words', { email })}</p>
      </CodeForm>
    </Note>
  );
}
