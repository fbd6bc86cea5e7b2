import { useLocation } from 'react-router-dom';
import { useVisitor } from '@/entities/session';
import { SharedPhoneSwitch } from '@/features/site/shared-phone';
import { SignOutButton } from '@/features/site/sign-in';
import { ThemeChoice } from '@/features/site/theme-mode';
import { OptionalDataScope } from '@/shared/api';
import { DataSaverSwitch } from '@/shared/data-saver';
import { routes } from '@/shared/routes';

/** Settings of this phone: light or dark, data, whether others use it, and signing out. */
export function PhoneSettings() {
  const { pathname } = useLocation();
  return (
    <>
      <ThemeChoice />
      <DataSaverSwitch />
      <SharedPhoneSwitch />
      {/* Only where the page has loaded the session itself: on others the menu would load it. */}
      <OptionalDataScope isWanted={pathname === routes.code} fallback={null}>
        <SignOut />
      </OptionalDataScope>
    </>
  );
}

/** For whoever is signed in, as somebody of the office who looks at a code. */
function SignOut() {
  return typeof useVisitor() === 'object' ? <SignOutButton /> : null;
}
