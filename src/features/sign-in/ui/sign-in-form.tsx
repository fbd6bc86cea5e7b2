import { valibotResolver } from '@hookform/resolvers/valibot';
import { Button, InlineButton, Row, Tick } from 'design-system';
import { useState, type ReactNode } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import * as v from 'valibot';
import { minimumPasswordLength, type Credentials } from '@/shared/backend';
import { fieldMessage, requiredEmail, requiredName } from '@/shared/fields';
import { BackendProblem, FormSummary, TextField } from '@/shared/ui/form';
import { useAccountCall } from '../model/use-account-call';
import styles from './sign-in-form.module.css';

const password = v.pipe(v.string(), v.nonEmpty(fieldMessage('required')));

const signInSchema = v.object({ displayName: v.string(), email: requiredEmail, password });

const signUpSchema = v.object({
  displayName: requiredName,
  email: requiredEmail,
  password: v.pipe(
    password,
    v.minLength(minimumPasswordLength, fieldMessage('minLength', { min: minimumPasswordLength })),
  ),
});

export interface SignInFormProps {
  canSignUp: boolean;
  /** What stands beside the form; it may fill in an account. */
  beside?: (fillIn: (credentials: Credentials) => void) => ReactNode;
}

/** Signs in, or makes an account where that is allowed. No draft is kept: there is a password in it. */
export function SignInForm({ canSignUp, beside }: SignInFormProps) {
  const { t } = useTranslation('sign-in');
  const [isNew, setNew] = useState(false);
  const [isShown, setShown] = useState(false);
  const account = useAccountCall();
  const form = useForm({
    defaultValues: { displayName: '', email: '', password: '' },
    resolver: valibotResolver(isNew ? signUpSchema : signInSchema),
    shouldFocusError: false,
  });
  const labels = { displayName: t('name'), email: t('email'), password: t('password') };
  const send = form.handleSubmit((given) =>
    account.run((auth) => (isNew ? auth.signUp(given) : auth.signIn(given))),
  );

  return (
    <div className={styles.pair}>
      <form noValidate className={styles.form} onSubmit={(event) => void send(event)}>
        <FormSummary form={form} labels={labels} />
        {isNew ? (
          <TextField form={form} name="displayName" label={labels.displayName} autoComplete="name" />
        ) : null}
        <TextField
          form={form}
          name="email"
          label={labels.email}
          type="email"
          autoComplete="username"
          inputMode="email"
        />
        <TextField
          form={form}
          name="password"
          label={labels.password}
          hint={isNew ? t('passwordHint') : undefined}
          type={isShown ? 'text' : 'password'}
          autoComplete={isNew ? 'new-password' : 'current-password'}
        />
        <Tick checked={isShown} onChange={(event) => setShown(event.target.checked)}>
          {t('show')}
        </Tick>
        <BackendProblem error={account.error} />
        <Row>
          <Button type="submit" disabled={account.isWorking}>
            {t(account.isWorking ? 'working' : isNew ? 'signUp' : 'signIn')}
          </Button>
          {canSignUp ? (
            <Button variant="text" onClick={() => setNew(!isNew)}>
              {t(isNew ? 'haveAccount' : 'noAccount')}
            </Button>
          ) : null}
        </Row>
        {isNew ? null : <ForgottenPassword readEmail={() => form.getValues('email')} />}
      </form>
      {beside?.(({ email, password: secret }) => {
        setNew(false);
        form.reset({ displayName: '', email, password: secret });
      })}
    </div>
  );
}

function ForgottenPassword({ readEmail }: { readEmail: () => string }) {
  const { t } = useTranslation('sign-in');
  const reset = useAccountCall();
  const [needsEmail, setNeedsEmail] = useState(false);
  const ask = () => {
    const email = readEmail().trim();
    setNeedsEmail(email === '');
    if (email !== '') void reset.run((auth) => auth.requestPasswordReset(email));
  };
  return (
    <div>
      <InlineButton onClick={ask}>{t('forgot')}</InlineButton>
      <div role="status">
        {needsEmail ? <p>{t('forgotNeedsEmail')}</p> : null}
        {reset.isDone ? <p>{t('forgotSent')}</p> : null}
      </div>
      <BackendProblem error={reset.error} />
    </div>
  );
}
