import { Button, Row } from 'design-system';
import { useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { changedFacts, factGroups, type FactGroup, type OfficeSettings } from '@/entities/site-setting';
import { useStaff } from '@/entities/session';
import { deskStyles } from '@/shared/desk';
import { DraftForm, DraftNote, KeptNote, useDraftedForm } from '@/shared/drafts';
import { useFocusPart } from '@/shared/lib/focus';
import { builtFacts, type FactName, type GivenFacts } from '@/shared/office-facts';
import { FormSummary } from '@/shared/ui/form';
import { useChangeSettingsMutation } from '../api/settings-api';
import { groupSchema, inputsOf } from '../model/fact-inputs';
import { useFactWords } from '../model/use-fact-words';
import { FactField } from './fact-field';
import { SettingsPreview } from './settings-preview';

interface SettingsFormProps {
  group: FactGroup;
  settings: OfficeSettings | null;
  onClose: () => void;
}

/** Changes a group of facts: first the form, then what will change, then Save. */
export function SettingsForm({ group, settings, onClose }: SettingsFormProps) {
  const staff = useStaff();
  const { t } = useTranslation('admin');
  const { label } = useFactWords();
  // As shown when the form opened: a change of the same facts by a colleague meanwhile makes this one fail.
  const [stored] = useState(settings);
  const [preview, setPreview] = useState<GivenFacts | null>(null);
  const [change, { error, isLoading }] = useChangeSettingsMutation();
  const names: readonly FactName[] = factGroups[group];
  const shown = useMemo(() => ({ ...builtFacts, ...stored?.facts }), [stored]);
  const empty = useMemo(() => inputsOf(group, shown), [group, shown]);
  const schema = useMemo(() => groupSchema(group), [group]);
  const { form, draft, onSubmit } = useDraftedForm({
    name: { form: `settings.${staff.userId}.${group}`, version: 1, isOfAccount: true },
    schema,
    empty,
    hasSummary: true,
    action: {
      run(facts: GivenFacts) {
        // A sample that nobody has touched stays a sample.
        const typed = names.filter((name) => facts[name] !== shown[name]);
        setPreview(Object.fromEntries(typed.map((name) => [name, facts[name]])));
        return Promise.resolve(false);
      },
    },
  });
  const part = useRef<HTMLDivElement>(null);
  useFocusPart(part);
  const labels = Object.fromEntries(names.map((name) => [name, label(name)]));
  const close = () => {
    draft.forget();
    onClose();
  };
  const save = async () => {
    const result = await change({ stored, facts: preview ?? {}, by: staff });
    if (result.error === undefined) close();
  };
  if (preview)
    return (
      <SettingsPreview
        change={{ stored, facts: preview }}
        changed={changedFacts({ stored, facts: preview })}
        error={error}
        isSaving={isLoading}
        onSave={() => void save()}
        onBack={() => setPreview(null)}
      />
    );
  return (
    <div ref={part} tabIndex={-1}>
      <DraftForm draft={draft} className={deskStyles.form} onSubmit={onSubmit}>
        <FormSummary form={form} labels={labels} />
        {names.map((name) => (
          <FactField key={name} form={form} name={name} />
        ))}
        <KeptNote draft={draft} labels={labels} />
        <DraftNote draft={draft} isQuiet />
        <Row>
          <Button type="submit" isSmall>
            {t('settings.preview')}
          </Button>
          <Button variant="second" isSmall onClick={close}>
            {t('settings.leave')}
          </Button>
        </Row>
      </DraftForm>
    </div>
  );
}
