import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { useVisitor } from '@/entities/session';
import { SharedPhoneSwitch } from '@/features/site/shared-phone';
import { SignOutButton } from '@/features/site/sign-in';
import { ThemeChoice } from '@/features/site/theme-mode';
import { OptionalDataScope } from '@/shared/api';
import { DataSaverSwitch } from '@/shared/data-saver';
import { routes } from '@/shared/routes';
import type { Entry } from './nav-items';

export interface PhoneSettingsProps {
  /** Called with the entry of whoever is signed in; null once they are not, or it is not known. */
  onEntry: (entry: Entry | null) => void;
}

/** Settings of this phone: light or dark, data, whether others use it, and signing out. */
export function PhoneSettings({ onEntry }: PhoneSettingsProps) {
  const { pathname } = useLocation();
  return (
    <>
      <ThemeChoice />
      <DataSaverSwitch />
      <SharedPhoneSwitch />
      {/* Only where the page has loaded the session itself: on others the menu would load it. */}
      <OptionalDataScope isWanted={pathname === routes.code} fallback={null}>
        <SignOut onEntry={onEntry} />
      </OptionalDataScope>
    </>
  );
}

/** For whoever is signed in, as somebody of the office who looks at a code. */
function SignOut({ onEntry }: PhoneSettingsProps) {
  const visitor = useVisitor();
  const role = typeof visitor === 'object' ? visitor.role : 'nobody';
  useEffect(() => {
    onEntry(role === 'nobody' ? null : role === 'admin' ? routes.adminEntry : routes.tutorEntry);
    return () => onEntry(null);
  }, [role, onEntry]);
  return role === 'nobody' ? null : <SignOutButton />;
}
