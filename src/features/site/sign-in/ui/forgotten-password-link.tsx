import { InlineButton, textStyles } from 'design-system';
import { useTranslation } from 'react-i18next';
import { useAuth } from '@/entities/session';

/** Link to the password reset. Without a mail service it says so instead. */
export function ForgottenPasswordLink({ onChosen }: { onChosen: () => void }) {
  const { t } = useTranslation('sign-in');
  const auth = useAuth();
  if (!auth) return null;
  if (!auth.sendsMail) return <p className={textStyles.soft}>{t('forgotten.noMail')}</p>;
  return (
    <div>
      <InlineButton onClick={onChosen}>{t('forgot')}</InlineButton>
    </div>
  );
}
