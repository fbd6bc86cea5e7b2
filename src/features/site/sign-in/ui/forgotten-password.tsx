import { valibotResolver } from '@hookform/resolvers/valibot';
import { Button, Note, Row } from 'design-system';
import { useEffect, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import * as v from 'valibot';
import { requiredEmail } from '@/shared/fields';
import { BackendProblem, FormSummary, TextField } from '@/shared/ui/form';
import { useAccountCall } from '../model/use-account-call';
import styles from './sign-in-form.module.css';

const schema = v.object({ email: requiredEmail });

interface ForgottenPasswordProps {
  /** Email from the sign-in form. */
  email: string;
  onBack: () => void;
}

/** Requests a password-reset mail. The answer is the same for every address, so it reveals no accounts. */
export function ForgottenPassword({ email, onBack }: ForgottenPasswordProps) {
  const { t } = useTranslation('sign-in');
  const reset = useAccountCall();
  const [asked, setAsked] = useState('');
  const heading = useRef<HTMLHeadingElement>(null);
  const form = useForm({
    defaultValues: { email },
    resolver: valibotResolver(schema),
    shouldFocusError: false,
  });
  useEffect(() => heading.current?.focus(), []);
  const send = form.handleSubmit((given) => {
    setAsked(given.email);
    return reset.run((auth) => auth.requestPasswordReset(given.email));
  });

  return (
    <form noValidate className={styles.form} onSubmit={(event) => void send(event)}>
      <h2 ref={heading} tabIndex={-1} className={styles.heading}>
        {t('forgotten.heading')}
      </h2>
      <p>{t('forgotten.words')}</p>
      <FormSummary form={form} labels={{ email: t('email') }} />
      <TextField
        form={form}
        name="email"
        label={t('email')}
        type="email"
        autoComplete="username"
        inputMode="email"
      />
      <div role="status">
        {reset.isDone ? (
          <Note tone="plain">
            <p className={styles.address}>{t('forgotten.sent', { email: asked })}</p>
            <p>{t('spam')}</p>
          </Note>
        ) : null}
      </div>
      <BackendProblem error={reset.error} />
      <Row>
        <Button type="submit" disabled={reset.isWorking}>
          {t(reset.isWorking ? 'working' : 'forgotten.send')}
        </Button>
        <Button variant="text" onClick={onBack}>
          {t('forgotten.back')}
        </Button>
      </Row>
    </form>
  );
}
