import { Button, Field, Note, TextInput } from 'design-system';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatReferenceCode, kindOfCode, parseReferenceCode } from '@/entities/reference-code';
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
  const [typed, setTyped] = useState<string | null>(null);
  const [isNotCode, setNotCode] = useState(false);
  const [link, { error, isLoading }] = useLinkApplicantMutation();
  const value = typed ?? (sent ? formatReferenceCode(sent.code) : '');
  const refusal = (error as BackendError | undefined)?.code === 'forbidden';
  const problem = isNotCode
    ? t('status.link.notCode')
    : refusal
      ? t(isEmailUnproven ? 'status.link.unverified' : 'status.link.forbidden', { email })
      : undefined;
  return (
    <Note>
      <form
        noValidate
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          const parsed = parseReferenceCode(value);
          const isCode = 'code' in parsed && kindOfCode(parsed.code) === 'application';
          setNotCode(!isCode);
          if (isCode && !isLoading) void link({ userId, ref: parsed.code });
        }}
      >
        <h2>{t('status.link.heading')}</h2>
        <p>{t('status.link.words', { email })}</p>
        <Field id="application-code" label={t('status.link.label')} error={problem}>
          {(control) => (
            <TextInput
              {...control}
              isCode
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              value={value}
              onChange={(event) => setTyped(event.target.value)}
            />
          )}
        </Field>
        {refusal ? null : <BackendProblem error={error} />}
        <Button type="submit" disabled={isLoading} aria-busy={isLoading}>
          {t('status.link.button')}
        </Button>
      </form>
    </Note>
  );
}
