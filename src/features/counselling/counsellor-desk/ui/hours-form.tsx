import { Button, Row, textStyles } from 'design-system';
import { useMemo } from 'react';
import { useWatch, type UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { Counsellor } from '@/entities/counselling/counsellor';
import { useStaff } from '@/entities/session';
import { deskStyles, OutdatedNote } from '@/shared/desk';
import { OpenedForm, useOpened, useVersionForm } from '@/shared/drafts';
import { weekdays } from '@/shared/ghana';
import { ChipsField, FormSummary, SelectField, TextField } from '@/shared/ui/form';
import { useEditCounsellorMutation } from '../api/counsellor-desk-api';
import {
  hoursFormSchema,
  hoursValues,
  readHoursForm,
  restLengths,
  talkLengths,
  type EditedHours,
  type HoursValues,
} from '../model/hours-form';
import styles from './counsellors.module.css';
import { ExceptionDays } from './exception-days';
import { HoursPreview } from './hours-preview';
import { StrandedBookings } from './stranded-bookings';

interface HoursFormProps {
  counsellor: Counsellor;
  onClose: () => void;
}

/**
 * Edits when a counsellor works, and shows what that means while it is typed. It keeps a draft. What somebody
 * else saves meanwhile is not overwritten.
 */
export function HoursForm(props: HoursFormProps) {
  const { opened, turn, reopen } = useOpened(props.counsellor);
  return <OpenHoursForm key={turn} {...props} opened={opened} onFresh={reopen} />;
}

interface OpenHoursFormProps extends HoursFormProps {
  opened: Counsellor;
  onFresh: () => void;
}

function OpenHoursForm({ counsellor, opened, onClose, onFresh }: OpenHoursFormProps) {
  const { t } = useTranslation(['counselling-desk', 'ghana']);
  const by = useStaff();
  const [edit, { error, isLoading }] = useEditCounsellorMutation();
  const empty = useMemo(() => hoursValues(opened.hours, opened.lastChange), [opened]);
  const { form, draft, onSubmit, version } = useVersionForm({
    name: `counsellor-hours.${by.userId}.${counsellor.id}`,
    record: counsellor,
    schema: hoursFormSchema,
    empty,
    save: async ({ hours, basis: lastChange }) => {
      const { data } = await edit({ by, counsellor: { id: counsellor.id, lastChange }, facts: { hours } });
      return data === 'saved';
    },
    onDone: onClose,
  });
  const labels = {
    ...(Object.fromEntries(weekdays.map((day) => [day, t(`ghana:days.${day}`)])) as Record<
      (typeof weekdays)[number],
      string
    >),
    exceptionDay: t('hours.exceptionDay'),
    exceptionHours: t('hours.exceptionHours'),
    awayFrom: t('hours.awayFrom'),
    awayUntil: t('hours.awayUntil'),
    talkMinutes: t('hours.talk'),
    bufferMinutes: t('hours.rest'),
  };
  const copyMonday = () => {
    const { mon } = form.getValues();
    for (const day of ['tue', 'wed', 'thu', 'fri'] as const)
      form.setValue(day, mon, { shouldValidate: form.formState.submitCount > 0 });
    draft.keep();
  };
  return (
    <OpenedForm
      draft={draft}
      className={deskStyles.form}
      onSubmit={onSubmit}
      aria-label={t('hours.heading')}
      labels={labels}
      error={error}
      notice={
        <OutdatedNote words={t('outdated.words')} isSending={isLoading} {...{ version, draft, onFresh }} />
      }
      send={t('hours.save')}
      leave={t('leave')}
      isSending={isLoading}
      onClose={onClose}
    >
      <FormSummary form={form} labels={labels} />
      <p className={textStyles.soft}>{t('hours.lead')}</p>
      <div className={styles.week}>
        {weekdays.map((day) => (
          <TextField key={day} form={form} name={day} label={labels[day]} autoComplete="off" />
        ))}
      </div>
      <Row>
        <Button variant="second" isSmall onClick={copyMonday}>
          {t('hours.copy')}
        </Button>
      </Row>
      <ExceptionDays form={form} labels={labels} onChange={draft.keep} />
      <div className={styles.week}>
        <TextField form={form} name="awayFrom" type="date" isShort isOptional label={labels.awayFrom} />
        <TextField form={form} name="awayUntil" type="date" isShort isOptional label={labels.awayUntil} />
      </div>
      <ChipsField
        form={form}
        type="radio"
        name="talkMinutes"
        label={labels.talkMinutes}
        options={talkLengths.map((value) => ({
          value,
          label: t('hours.minutes', { count: Number(value) }),
        }))}
      />
      <SelectField form={form} name="bufferMinutes" label={labels.bufferMinutes} hint={t('hours.restHint')}>
        {restLengths.map((value) => (
          <option key={value} value={value}>
            {t('hours.minutes', { count: Number(value) })}
          </option>
        ))}
      </SelectField>
      <TypedHours counsellor={counsellor} empty={empty} form={form} />
    </OpenedForm>
  );
}

interface TypedHoursProps {
  counsellor: Counsellor;
  empty: HoursValues;
  form: Pick<UseFormReturn<HoursValues, unknown, EditedHours>, 'control'>;
}

/** What the typed hours mean, as soon as they can be read. */
function TypedHours({ counsellor, empty, form: { control } }: TypedHoursProps) {
  const { t } = useTranslation('counselling-desk');
  const typed = useWatch({ control }) as Partial<HoursValues>;
  const read = useMemo(() => readHoursForm({ ...empty, ...typed }), [empty, typed]);
  if ('problems' in read) return <p className={textStyles.soft}>{t('preview.unread')}</p>;
  return (
    <>
      <StrandedBookings counsellor={counsellor} hours={read.hours} isPlanned />
      <HoursPreview counsellor={counsellor} hours={read.hours} />
    </>
  );
}
