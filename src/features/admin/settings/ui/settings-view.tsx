import { Skeleton, textStyles } from 'design-system';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ChangeList } from '@/entities/change-log';
import {
  factGroups,
  siteSettingsPath,
  useSiteSettingsQuery,
  type FactGroup,
  type OfficeSettings,
} from '@/entities/site-setting';
import { deskStyles } from '@/shared/desk';
import { useFormats } from '@/shared/i18n';
import { createDeviceStore } from '@/shared/lib/storage';
import { keepOffice } from '@/shared/office-facts';
import { BackendProblem } from '@/shared/ui/form';
import { SettingsGroup } from './settings-group';

const groups = Object.keys(factGroups) as FactGroup[];

/** What the office says of itself on every page, in groups that are changed one at a time. */
export function SettingsView() {
  const { t } = useTranslation(['admin', 'shell']);
  const { data, error } = useSiteSettingsQuery(null);
  const [open, setOpen] = useState<FactGroup | null>(null);
  useShowOnThisDevice(data);
  if (data === undefined)
    return error ? <BackendProblem error={error} /> : <Skeleton label={t('shell:loading')} lines={8} />;
  return (
    <div className={deskStyles.view}>
      <h1 className={deskStyles.title}>{t('views.settings')}</h1>
      <p className={textStyles.soft}>{t('settings.lead')}</p>
      <Dated settings={data} />
      {groups.map((group) => (
        <SettingsGroup
          key={group}
          group={group}
          settings={data}
          isOpen={open === group}
          onOpen={() => setOpen(group)}
          onClose={() => setOpen(null)}
        />
      ))}
      <section>
        <h2>{t('settings.log')}</h2>
        <ChangeList record={siteSettingsPath} none={t('settings.unchanged')} />
      </section>
    </div>
  );
}

function Dated({ settings }: { settings: OfficeSettings | null }) {
  const { t } = useTranslation('admin');
  const { date } = useFormats();
  return (
    <p>
      {settings === null
        ? t('settings.never')
        : t(settings.isSample ? 'settings.sample' : 'settings.changed', {
            at: date(settings.updatedAt, 'moment'),
          })}
    </p>
  );
}

/** Shows the settings on the pages of this device at once; other devices read them at their next visit. */
function useShowOnThisDevice(settings: OfficeSettings | null | undefined): void {
  useEffect(() => {
    if (settings) keepOffice(createDeviceStore(), settings);
  }, [settings]);
}
