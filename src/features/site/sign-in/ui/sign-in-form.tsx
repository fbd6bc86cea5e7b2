import { valibotResolver } from '@hookform/resolvers/valibot';
import { Button, Row, Tick } from 'design-system';
import { lazy, Suspense, useEffect, useRef, useState, type ReactNode } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import * as v from 'valibot';
import { minimumPasswordLength, type Credentials } from '@/shared/backend';
import { fieldMessage, requiredEmail, requiredName } from '@/shared/fields';
import { routes } from '@/shared/routes';
import { BackendProblem, FormSummary, TextField } from '@/shared/ui/form';
import { TextLink } from '@/shared/ui/links';
import { usePhoneMemory } from '../model/phone-memory';
import { useSignInCall } from '../model/use-sign-in-call';
import { noteUnsentMail } from '../model/unsent-messages';
import { ForgottenPasswordLink } from './forgotten-password-link';
import styles from './sign-in-form.module.css';

const ForgottenPassword = lazy(async () => ({
  default: (await import(/* webpackChunkName: "account" */ './account-parts')).ForgottenPassword,
}));

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
  /** Content beside the form; it may fill in credentials. */
  beside?: (fillIn: (credentials: Credentials) => void) => ReactNode;
}

/** Signs in, or creates an account where allowed. Stores no draft, because it contains a password. */
export function SignInForm({ canSignUp, beside }: SignInFormProps) {
  const { t } = useTranslation('sign-in');
  const memory = usePhoneMemory();
  const [mode, setMode] = useState<'known' | 'new' | 'forgotten'>('known');
  const [isShown, setShown] = useState(false);
  const [isShared, setShared] = useState(memory.isShared);
  const account = useSignInCall();
  const isNew = mode === 'new';
  // Also once signed in: the page waits for the session, and a second press would sign in again.
  const isBusy = account.isWorking || account.isDone;
  const form = useForm({
    defaultValues: { displayName: '', email: '', password: '' },
    resolver: valibotResolver(isNew ? signUpSchema : signInSchema),
    shouldFocusError: false,
  });
  const signIn = useRef<HTMLFormElement>(null);
  const isBack = useRef(false);
  const goBack = () => {
    isBack.current = true;
    setMode('known');
  };
  // Restore focus: the focused element was removed with the other form.
  useEffect(() => {
    if (isBack.current) signIn.current?.querySelector<HTMLElement>('[name="email"]')?.focus();
    isBack.current = false;
  }, [mode]);
  const labels = { displayName: t('name'), email: t('email'), password: t('password') };
  const send = form.handleSubmit((given) =>
    account.run(async (auth) => {
      const length = isShared ? 'until-closed' : 'until-sign-out';
      if (isNew) await auth.signUp(given, length);
      else await auth.signIn(given, length);
      memory.noteSignIn(isShared);
      // Not awaited: if it fails, the account exists anyway and the notice offers to resend the mail.
      if (isNew && auth.sendsMail) auth.requestEmailVerification().catch(() => noteUnsentMail(given.email));
    }),
  );

  return (
    <div className={styles.pair}>
      {mode === 'forgotten' ? (
        <Suspense>
          <ForgottenPassword email={form.getValues('email')} onBack={goBack} />
        </Suspense>
      ) : (
        <form
          ref={signIn}
          noValidate
          className={styles.form}
          onSubmit={(event) => {
            if (isBusy) event.preventDefault();
            else void send(event);
          }}
        >
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
          <Tick checked={isShared} onChange={(event) => setShared(event.target.checked)}>
            {t('sharedPhone')}
          </Tick>
          {isNew ? (
            <p>
              {t('notice')}{' '}
              <TextLink to={routes.privacy} target="_blank">
                {t('noticeMore')}
              </TextLink>
            </p>
          ) : null}
          <BackendProblem error={account.error} />
          {account.hasEnded ? <p role="alert">{t('ended')}</p> : null}
          <Row>
            <Button type="submit" isBusy={isBusy}>
              {t(isBusy ? 'working' : isNew ? 'signUp' : 'signIn')}
            </Button>
            {canSignUp ? (
              <Button variant="text" onClick={() => setMode(isNew ? 'known' : 'new')}>
                {t(isNew ? 'haveAccount' : 'noAccount')}
              </Button>
            ) : null}
          </Row>
          {isNew ? null : <ForgottenPasswordLink onChosen={() => setMode('forgotten')} />}
        </form>
      )}
      {beside?.(({ email, password: secret }) => {
        setMode('known');
        form.reset({ displayName: '', email, password: secret });
      })}
    </div>
  );
}
