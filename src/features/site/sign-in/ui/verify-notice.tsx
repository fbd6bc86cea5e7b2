import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useVisitor } from '@/entities/session';
import { useAuth } from '@/entities/session';

const UnverifiedNote = lazy(async () => ({
  default: (await import(/* webpackChunkName: "account" */ './account-parts')).UnverifiedNote,
}));

/**
 * Asks the user to verify the email address and confirms when it is done. Renders nothing without a mail
 * service.
 */
export function VerifyNotice() {
  const auth = useAuth();
  const visitor = useVisitor();
  const { t } = useTranslation('sign-in');
  const [toldTo, setToldTo] = useState<string | null>(null);
  const hadFocus = useRef(false);
  const [noteFocus] = useState(() => (had: boolean) => {
    hadFocus.current = had;
  });
  const done = useRef<HTMLParagraphElement>(null);
  const member = typeof visitor === 'string' ? null : visitor;
  const isDone = member !== null && member.isEmailVerified && toldTo === member.id;
  useEffect(() => {
    if (isDone && hadFocus.current) done.current?.focus();
  }, [isDone]);

  if (!auth?.sendsMail || !member || (member.isEmailVerified && !isDone)) return null;
  if (!member.isEmailVerified && toldTo !== member.id) setToldTo(member.id);
  return (
    <div>
      {isDone ? null : (
        <Suspense>
          <UnverifiedNote auth={auth} email={member.email} onLeave={noteFocus} />
        </Suspense>
      )}
      <p ref={done} role="status" tabIndex={-1}>
        {isDone ? t('verify.done', { email: member.email }) : null}
      </p>
    </div>
  );
}
