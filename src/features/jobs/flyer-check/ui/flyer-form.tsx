import { valibotResolver } from '@hookform/resolvers/valibot';
import { Button } from 'design-system';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import * as v from 'valibot';
import { DraftForm, DraftNote, KeptNote, UnkeptSwitch, useDraftValues, useFormDraft } from '@/shared/drafts';
import { fieldMessage } from '@/shared/fields';
import { FormSummary, TextAreaField } from '@/shared/ui/form';
import { checkFlyer, type CheckedFlyer } from '../model/check-flyer';
import { flyerDraft } from '../model/flyer-draft';
import { FlyerAnswer } from './flyer-answer';
import styles from './flyer-form.module.css';
import { KnownSigns } from './known-signs';

/** The text is checked as pasted: invisible characters in it are a sign. */
const flyerSchema = v.object({
  flyer: v.pipe(
    v.string(),
    v.check((text) => text.trim() !== '', fieldMessage('required')),
  ),
});

const empty = { flyer: '' };

/** The form, and below it the answer. Nothing is sent: the rules run in this tab. */
export function FlyerForm() {
  const { t } = useTranslation('jobs');
  const form = useForm({
    defaultValues: useDraftValues(flyerDraft, empty),
    resolver: valibotResolver(flyerSchema),
    shouldFocusError: false,
  });
  const draft = useFormDraft(flyerDraft, form, empty);
  const [checked, setChecked] = useState<CheckedFlyer | null>(null);
  const { isSubmitting } = form.formState;
  const check = form.handleSubmit(async ({ flyer }) => setChecked(await checkFlyer(flyer)));
  const labels = { flyer: t('check.field') };
  const discard = () => {
    setChecked(null);
    draft.discard();
  };

  return (
    <>
      <DraftForm
        draft={draft}
        className={styles.form}
        onSubmit={(event) => {
          if (isSubmitting) event.preventDefault();
          else void check(event);
        }}
      >
        <DraftNote draft={{ ...draft, discard }} />
        <KeptNote draft={draft} labels={labels} />
        <FormSummary form={form} labels={labels} />
        <TextAreaField form={form} name="flyer" label={labels.flyer} hint={t('check.hint')} rows={8} />
        <p className={styles.private}>{t('check.private')}</p>
        <Button type="submit" isBusy={isSubmitting}>
          {t(isSubmitting ? 'check.reading' : 'check.button')}
        </Button>
        <UnkeptSwitch draft={draft} />
      </DraftForm>
      {checked ? <FlyerAnswer checked={checked} /> : null}
      <KnownSigns />
    </>
  );
}
