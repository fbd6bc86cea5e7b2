import { SharedPhoneSwitch } from '@/features/site/shared-phone';
import { ThemeChoice } from '@/features/site/theme-mode';
import { DataSaverSwitch } from '@/shared/data-saver';

/** Settings of this phone: light or dark, data, and whether others use it. */
export function PhoneSettings() {
  return (
    <>
      <ThemeChoice />
      <DataSaverSwitch />
      <SharedPhoneSwitch />
    </>
  );
}
