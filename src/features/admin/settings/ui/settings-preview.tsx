import { Button, Facts, Row, textStyles } from 'design-system';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { SettingsChange } from '@/entities/site-setting';
import { useFocusPart } from '@/shared/lib/focus';
import { builtFacts, type FactName } from '@/shared/office-facts';
import { BackendProblem } from '@/shared/ui/form';
import { deskStyles } from '@/shared/desk';
import { useFactWords } from '../model/use-fact-words';

interface SettingsPreviewProps {
  change: SettingsChange;
  changed: readonly FactName[];
  error: unknown;
  isSaving: boolean;
  onSave: () => void;
  onBack: () => void;
}

/** What the pages say now and what they will say, before it is saved. */
export function SettingsPreview({ change, changed, error, isSaving, onSave, onBack }: SettingsPreviewProps) {
  const { t } = useTranslation('admin');
  const { label, text } = useFactWords();
  const part = useRef<HTMLDivElement>(null);
  useFocusPart(part);
  const { stored, facts } = change;
  return (
    <div ref={part} tabIndex={-1} className={deskStyles.part}>
      <h3>{t('settings.previewHeading')}</h3>
      {changed.length === 0 ? <p>{t('settings.same')}</p> : null}
      <Facts
        facts={changed.map((name) => ({
          label: label(name),
          value: (
            <>
              <del>{text(name, stored?.facts[name] ?? builtFacts[name])}</del> →{' '}
              <ins>{text(name, facts[name] ?? '')}</ins>
            </>
          ),
        }))}
      />
      <p className={textStyles.soft}>{t('settings.previewWords')}</p>
      <BackendProblem error={error} />
      <Row>
        <Button isSmall disabled={isSaving || changed.length === 0} onClick={onSave}>
          {t('settings.save')}
        </Button>
        <Button variant="second" isSmall disabled={isSaving} onClick={onBack}>
          {t('settings.back')}
        </Button>
      </Row>
    </div>
  );
}
