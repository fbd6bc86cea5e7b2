import { Disclosure } from 'design-system';
import { lazy, Suspense, useState, type ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { isOnline } from '@/shared/lib/device';

function Offline() {
  const { t } = useTranslation('app');
  return <p>{t('dates.offline')}</p>;
}

/** A setting that is loaded for those who look for it. Without a network it says so. */
export const lazySetting = (load: () => Promise<{ readonly default: ComponentType }>) =>
  lazy(async () => {
    try {
      return await load();
    } catch (cause) {
      if (isOnline()) throw cause;
      return { default: Offline };
    }
  });

/** Folds a setting, which is loaded when it is opened. */
export function FoldedSetting({ summary, setting: Setting }: { summary: string; setting: ComponentType }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <Disclosure summary={summary} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      {isOpen ? (
        <Suspense>
          <Setting />
        </Suspense>
      ) : null}
    </Disclosure>
  );
}
