import { Button, Facts, Tag } from 'design-system';
import { useTranslation } from 'react-i18next';
import { factGroups, type FactGroup, type OfficeSettings } from '@/entities/site-setting';
import { deskStyles } from '@/shared/desk';
import { builtFacts, useOffice, type FactName } from '@/shared/office-facts';
import { useFactWords } from '../model/use-fact-words';
import { SettingsForm } from './settings-form';

interface SettingsGroupProps {
  group: FactGroup;
  /** Null while the office has set nothing. */
  settings: OfficeSettings | null;
  isOpen: boolean;
  onOpen: () => void;
  onClose: () => void;
}

/** The facts of a group, or the form that changes them. */
export function SettingsGroup({ group, settings, isOpen, onOpen, onClose }: SettingsGroupProps) {
  const { t } = useTranslation('admin');
  const headingId = `settings-${group}`;
  return (
    <section className={deskStyles.group} aria-labelledby={headingId}>
      <h2 id={headingId}>{t(`settings.groups.${group}`)}</h2>
      {isOpen ? (
        <SettingsForm group={group} settings={settings} onClose={onClose} />
      ) : (
        <>
          <GroupFacts group={group} settings={settings} />
          <Button variant="second" isSmall aria-describedby={headingId} onClick={onOpen}>
            {t('settings.change')}
          </Button>
        </>
      )}
    </section>
  );
}

function GroupFacts({ group, settings }: Pick<SettingsGroupProps, 'group' | 'settings'>) {
  const { t } = useTranslation('admin');
  const { label, text } = useFactWords();
  const { own } = useOffice();
  const valueOf = (name: FactName) => {
    const value = settings?.facts[name];
    const shown = value ?? builtFacts[name];
    const words = text(name, shown);
    // Nothing is no sample.
    const isSample = words !== t('settings.none') && (value === undefined || own[name] !== value);
    return (
      <>
        {words} {isSample ? <Tag>{t('settings.sampleTag')}</Tag> : null}
      </>
    );
  };
  return <Facts facts={factGroups[group].map((name) => ({ label: label(name), value: valueOf(name) }))} />;
}
