import { Button, Note, Row, stackStyles } from 'design-system';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { maximumTitle, type Outcome, type OutcomeContent } from '@/entities/consultancy/outcome';
import { DraftForm, DraftNote, KeptNote, UnkeptSwitch, useDraftedForm } from '@/shared/drafts';
import { BackendProblem, FormSummary, TextField } from '@/shared/ui/form';
import {
  emptyOutcome,
  inputOf,
  measurePlaces,
  outcomeFormSchema,
  placesOf,
  type OutcomeInput,
} from '../model/outcome-form';
import { FiguresField } from './figures-field';
import { MeasureFields, type OutcomeFormApi } from './measure-fields';
import styles from './outcome-form.module.css';

export interface OutcomeFormProps {
  /** Code of the consultation. */
  code: string;
  /** Name of whoever signed in; empty when it is not known. */
  author: string;
  /** The version that is corrected; null for a new report. */
  corrected: Outcome | null;
  save: {
    run: (content: OutcomeContent) => Promise<boolean>;
    isRunning: boolean;
    error?: unknown;
  };
  onClose: () => void;
}

function useLabels(count: string) {
  const { t } = useTranslation('outcome');
  const ofMeasures = Object.fromEntries(
    placesOf(count).flatMap((place) => {
      const of = (label: string) => `${t('form.measure', { count: place })}: ${label}`;
      return [
        [`measure${place}`, of(t('form.measureName'))],
        [`unit${place}`, of(t('form.unit'))],
        [`lowest${place}`, of(t('form.lowest'))],
        [`highest${place}`, of(t('form.highest'))],
        [`better${place}`, of(t('form.better'))],
      ];
    }),
  ) as Partial<Record<keyof OutcomeInput, string>>;
  return {
    title: t('form.title'),
    name: t('form.name'),
    beforeOn: t('form.beforeOn'),
    afterOn: t('form.afterOn'),
    planned: t('form.planned'),
    held: t('form.held'),
    minutes: t('form.minutes'),
    ...ofMeasures,
    rows: t('form.rows'),
  };
}

/** Makes or corrects a report. */
export function OutcomeForm({ code, author, corrected, save, onClose }: OutcomeFormProps) {
  const { t } = useTranslation('outcome');
  const [empty] = useState(() => ({
    ...(corrected === null ? emptyOutcome : inputOf(corrected)),
    ...(author !== '' && { name: author }),
  }));
  const { form, draft, onSubmit } = useDraftedForm({
    name: { form: `outcome.${code}${corrected === null ? '' : `.${corrected.id}`}`, version: 1 },
    schema: outcomeFormSchema,
    empty,
    hasSummary: true,
    action: save,
    onDone: onClose,
  });
  const count = useWatch({ control: form.control, name: 'count' });
  const labels = useLabels(count);
  const places = placesOf(count);
  const setCount = (next: number) => {
    form.setValue('count', String(next), { shouldDirty: true });
    draft.keep();
  };
  const { title, name } = labels;
  return (
    <DraftForm draft={draft} className={stackStyles.form} onSubmit={onSubmit}>
      <h3 className={styles.heading}>{t(corrected === null ? 'form.heading' : 'form.correcting')}</h3>
      <DraftNote draft={draft} />
      <KeptNote draft={draft} labels={labels} />
      <FormSummary form={form} labels={labels} />
      <TextField form={form} name="title" label={title} hint={t('form.titleHint')} maxLength={maximumTitle} />
      <TextField form={form} name="name" label={name} hint={t('form.nameHint')} autoComplete="name" isShort />
      <DosageFields form={form} />
      {places.map((place) => (
        <MeasureFields key={place} form={form} place={place} />
      ))}
      <Row>
        {places.length < measurePlaces.length ? (
          <Button isSmall variant="second" onClick={() => setCount(places.length + 1)}>
            {t('form.addMeasure')}
          </Button>
        ) : null}
        {places.length > 1 ? (
          <Button isSmall variant="text" onClick={() => setCount(places.length - 1)}>
            {t('form.removeMeasure')}
          </Button>
        ) : null}
      </Row>
      <FiguresField form={form} keep={draft.keep} />
      <Note tone="plain">
        <p>{t('form.readers')}</p>
      </Note>
      <BackendProblem error={save.error} />
      <Row>
        <Button type="submit" isBusy={save.isRunning}>
          {t('form.send')}
        </Button>
        <Button variant="text" onClick={onClose}>
          {t('form.close')}
        </Button>
      </Row>
      <UnkeptSwitch draft={draft} />
    </DraftForm>
  );
}

function DosageFields({ form }: { form: OutcomeFormApi }) {
  const { t } = useTranslation('outcome');
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{t('form.dosage')}</legend>
      <div className={styles.pair}>
        <TextField form={form} name="beforeOn" type="date" isOptional label={t('form.beforeOn')} />
        <TextField form={form} name="afterOn" type="date" isOptional label={t('form.afterOn')} />
      </div>
      <div className={styles.pair}>
        <TextField form={form} name="planned" inputMode="numeric" isOptional label={t('form.planned')} />
        <TextField form={form} name="held" inputMode="numeric" isOptional label={t('form.held')} />
        <TextField form={form} name="minutes" inputMode="numeric" isOptional label={t('form.minutes')} />
      </div>
    </fieldset>
  );
}
