import { InlineButton } from 'design-system';
import { useTranslation } from 'react-i18next';
import { useAccountCall } from '../model/use-account-call';

/** Signs out on this device, in every tab. */
export function SignOutButton({ className }: { className?: string | undefined }) {
  const { t } = useTranslation('sign-in');
  const account = useAccountCall();
  return (
    <InlineButton
      {...(className && { className })}
      disabled={account.isWorking}
      onClick={() => void account.run((auth) => auth.signOut())}
    >
      {t('signOut')}
    </InlineButton>
  );
}
