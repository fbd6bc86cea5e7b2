import { Button, Note, Row, stackStyles } from 'design-system';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { maximumTitle, type Outcome, type OutcomeContent } from '@/entities/consultancy/outcome';
import { DraftForm, DraftNote, KeptNote, UnkeptSwitch, useDraftedForm } from '@/shared/drafts';
import { routes } from '@/shared/routes';
import { BackendProblem, FormSummary, TextField } from '@/shared/ui/form';
import { TextLink } from '@/shared/ui/links';
import {
  emptyOutcome,
  inputOf,
  measurePlaces,
  outcomeFormSchema,
  placesOf,
  type OutcomeInput,
} from '../model/outcome-form';
import type { RefusedReport } from '../model/report-outcome';
import { FiguresField } from './figures-field';
import { MeasureFields, type OutcomeFormApi } from './measure-fields';
import styles from './outcome-form.module.css';

/** What a form was opened for. */
export interface OpenedReport {
  /** The version that is corrected; null for a new report. */
  corrected: Outcome | null;
  /** The version that somebody has saved since the form was opened. */
  newer: Outcome | null;
  /** A report that was refused and is sent again. */
  refused: RefusedReport | null;
  onClose: () => void;
}

export interface OutcomeFormProps extends OpenedReport {
  /** Code of the consultation. */
  code: string;
  /** Name of whoever signed in; empty when it is not known. */
  author: string;
  save: {
    run: (content: OutcomeContent) => Promise<boolean>;
    isRunning: boolean;
    error?: unknown;
  };
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
export function OutcomeForm(props: OutcomeFormProps) {
  const { code, author, corrected, newer, refused, save, onClose } = props;
  const { t } = useTranslation('outcome');
  const [empty] = useState(() => ({
    ...(refused ? inputOf(refused.content) : corrected ? inputOf(corrected) : emptyOutcome),
    ...(author !== '' && { name: author }),
  }));
  const { form, draft, onSubmit } = useDraftedForm({
    name: {
      form: ['outcome', author === '' ? 'school' : 'desk', code, refused?.id ?? corrected?.id ?? 'new'].join(
        '.',
      ),
      version: 1,
    },
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
      {newer === null || save.isRunning ? null : <NewerNote newer={newer} />}
      <BackendProblem error={save.error} />
      <Row>
        <Button type="submit" isBusy={save.isRunning}>
          {newer === null ? t('form.send') : t('form.sendAs', { version: newer.version + 1 })}
        </Button>
        <Button variant="text" onClick={onClose}>
          {t('form.close')}
        </Button>
      </Row>
      <UnkeptSwitch draft={draft} />
    </DraftForm>
  );
}

/** Says that another browser has saved a version, before it is replaced. */
function NewerNote({ newer: { ref, id, name, version } }: { newer: Outcome }) {
  const { t } = useTranslation('outcome');
  return (
    <Note tone="call" role="status">
      <p>{t('form.newer', { name, version, next: version + 1 })}</p>
      <p>
        <TextLink to={routes.outcomeOf(ref, id)} target="_blank">
          {t('form.openNewer', { version })}
        </TextLink>
      </p>
    </Note>
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
