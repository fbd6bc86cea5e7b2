import { Button, Chip, Chips, FieldGroup, Note, Section, Skeleton, Tick } from 'design-system';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  settingLimits,
  useOwnProfile,
  type PracticeProfile,
  type PracticeSettings,
} from '@/entities/practice/progress';
import { PageHead } from '@/shared/ui/page-head';
import { NumberSetting } from './number-setting';
import styles from './settings-form.module.css';

export interface PracticeSettingsFormProps {
  onLeave: () => void;
}

type Save = NonNullable<ReturnType<typeof useOwnProfile>>['saveSettings'];
type Outcome = 'saved' | 'full' | 'denied' | 'gone' | null;

/** Every change is saved as soon as it is valid: there is nothing to lose. */
function Settings({ profile, save, onLeave }: { profile: PracticeProfile; save: Save; onLeave: () => void }) {
  const { t } = useTranslation('practice-paper');
  const group = useId();
  const [settings, setSettings] = useState(profile.settings);
  const [outcome, setOutcome] = useState<Outcome>(null);
  const change = async (changed: Partial<PracticeSettings>) => {
    const next = { ...settings, ...changed };
    setSettings(next);
    const saved = await save(profile.id, next);
    if (saved.kind === 'not-kept') setOutcome(saved.reason);
    else setOutcome(saved.kind === 'kept' ? 'saved' : 'gone');
  };
  const { name } = profile;
  return (
    <div className={styles.form}>
      <h1>{t('settings.heading')}</h1>
      <p>{t('settings.for', { name })}</p>
      <NumberSetting
        label={t('settings.questions')}
        value={settings.questions}
        limits={settingLimits.questions}
        onChange={(questions) => void change({ questions: questions ?? settings.questions })}
      />
      <NumberSetting
        isOptional
        label={t('settings.minutes')}
        hint={t('settings.minutesHint')}
        value={settings.minutes}
        limits={settingLimits.minutes}
        onChange={(minutes) => void change({ minutes })}
      />
      <NumberSetting
        label={t('settings.marks')}
        value={settings.marks}
        limits={settingLimits.marks}
        onChange={(marks) => void change({ marks: marks ?? settings.marks })}
      />
      <div>
        <Tick
          checked={settings.negativeMarks}
          onChange={({ target }) => void change({ negativeMarks: target.checked })}
        >
          {t('settings.negative')}
        </Tick>
        <p>{t('settings.negativeHint')}</p>
      </div>
      <Tick checked={settings.shuffle} onChange={({ target }) => void change({ shuffle: target.checked })}>
        {t('settings.shuffle')}
      </Tick>
      <FieldGroup legend={t('settings.showAnswers')}>
        <Chips>
          {(['at-once', 'at-end'] as const).map((when) => (
            <Chip
              key={when}
              type="radio"
              name={group}
              checked={settings.showAnswers === when}
              onChange={() => void change({ showAnswers: when })}
            >
              {t(when === 'at-once' ? 'settings.atOnce' : 'settings.atEnd')}
            </Chip>
          ))}
        </Chips>
      </FieldGroup>
      <div role="status">
        {outcome === 'saved' ? <p>{t('settings.saved', { name })}</p> : null}
        {outcome === 'gone' ? <p>{t('settings.gone')}</p> : null}
        {outcome === 'full' || outcome === 'denied' ? (
          <Note tone="call">
            <p>{t(`settings.notKept.${outcome}`)}</p>
          </Note>
        ) : null}
      </div>
      <div>
        <Button variant="second" onClick={onLeave}>
          {t('leave')}
        </Button>
      </div>
    </div>
  );
}

/** How the profile of this tab wants to practise. */
export function PracticeSettingsForm({ onLeave }: PracticeSettingsFormProps) {
  const { t } = useTranslation(['practice-paper', 'practice', 'shell']);
  const profiles = useOwnProfile(t('practice:firstProfile'));
  return (
    <Section isFirst isTight>
      <PageHead title={t('settings.title')} description={t('description')} />
      {profiles ? (
        <Settings
          key={profiles.current.id}
          profile={profiles.current}
          save={profiles.saveSettings}
          onLeave={onLeave}
        />
      ) : (
        <Skeleton label={t('shell:loading')} lines={8} />
      )}
    </Section>
  );
}
