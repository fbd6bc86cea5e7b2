import { valibotResolver } from '@hookform/resolvers/valibot';
import { Button, Note, Row } from 'design-system';
import { useEffect, type ReactNode } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { ChosenSlot } from '@/entities/counselling/booking';
import { counsellingWays, type CounsellingWay } from '@/shared/choices';
import { toLanguageCode, useFormats } from '@/shared/i18n';
import {
  AutoCompleteOff,
  BackendProblem,
  ChipsField,
  FormSummary,
  SelectField,
  TextAreaField,
  TextField,
  TickField,
} from '@/shared/ui/form';
import { clearOnExit } from '@/shared/ui/quick-exit';
import {
  emptyQuiet,
  quietBookingOf,
  quietFormSchema,
  type QuietInput,
  type QuietOutput,
} from '../model/quiet-booking';
import type { QuietSession } from '../model/use-quiet-session';
import styles from './quiet.module.css';

interface QuietFormProps {
  session: QuietSession;
  /** The time that is chosen for a way; null for none. */
  slotOf: (way: CounsellingWay) => ChosenSlot | null;
  /** Forgets the chosen time: a counsellor agrees on one. */
  onNoTime: () => void;
  /** Where a time is chosen, for a way. */
  time: (way: CounsellingWay) => ReactNode;
  /** What is kept, and when privacy ends: before what it is about is told. */
  notice: ReactNode;
}

/** The form of a quiet booking. It keeps no draft, and no browser may complete it from earlier entries. */
export function QuietForm({ session, slotOf, onNoTime, time, notice }: QuietFormProps) {
  const { t, i18n } = useTranslation('quiet-booking');
  const { date } = useFormats();
  const form = useForm<QuietInput, unknown, QuietOutput>({
    defaultValues: emptyQuiet,
    resolver: (values, context, options) =>
      valibotResolver(quietFormSchema(slotOf(values.way as CounsellingWay) !== null))(
        values,
        context,
        options,
      ),
    mode: 'onSubmit',
    shouldFocusError: false,
  });
  const { control, reset } = form;
  const [way, isUnder18] = useWatch({ control, name: ['way', 'isUnder18'] });
  const slot = slotOf(way as CounsellingWay);
  useEffect(() => clearOnExit(() => reset(emptyQuiet)), [reset]);
  const send = form.handleSubmit((values) => {
    if (!session.isSending) session.send(quietBookingOf(values, slot, toLanguageCode(i18n.language)));
  });
  const field = (name: 'name' | 'phone' | 'email' | 'safeHours' | 'words') => ({
    form,
    name,
    label: t(`fields.${name}`),
    hint: t(`fields.${name}Hint`),
  });
  const labels = {
    name: t('fields.name'),
    way: t('fields.way'),
    phone: t('fields.phone'),
    email: t('fields.email'),
    safeHours: t('fields.safeHours'),
    words: t('fields.words'),
    isAgreed: t('fields.consent'),
  };
  const { problem } = session;
  return (
    <AutoCompleteOff value>
      <form noValidate autoComplete="off" className={styles.form} onSubmit={(event) => void send(event)}>
        <FormSummary form={form} labels={labels} />
        <TextField {...field('name')} isShort />
        <ChipsField
          form={form}
          name="way"
          type="radio"
          label={t('fields.way')}
          options={counsellingWays.map((value) => ({ value, label: t(`ways.${value}`) }))}
        />
        <div className={styles.time}>
          <h2>{t('time.heading')}</h2>
          {problem === 'slot-taken' ? (
            <Note tone="call" role="alert">
              <p>{t('time.taken')}</p>
            </Note>
          ) : null}
          {time(way as CounsellingWay)}
          <Row>
            <p role="status">
              {slot === null ? t('time.none') : t('time.chosen', { start: date(slot.start, 'longMoment') })}
            </p>
            {slot === null ? null : (
              <Button variant="text" isSmall onClick={onNoTime}>
                {t('time.without')}
              </Button>
            )}
          </Row>
        </div>
        <TextField
          {...field('phone')}
          inputMode="tel"
          isShort
          isOptional={way === 'online' || way === 'in-person'}
        />
        {way === 'online' || way === 'in-person' ? (
          <TextField {...field('email')} inputMode="email" isOptional />
        ) : null}
        <TextField {...field('safeHours')} isOptional />
        {notice}
        <TextAreaField {...field('words')} rows={4} isOptional />
        <TickField form={form} name="isUnder18" label={t('fields.isUnder18')} />
        {isUnder18 ? (
          <SelectField form={form} name="grownUpKnows" label={t('fields.grownUpKnows')}>
            {(['', 'yes', 'no'] as const).map((value) => (
              <option key={value} value={value}>
                {t(`grownUp.${value}` as 'grownUp.yes')}
              </option>
            ))}
          </SelectField>
        ) : null}
        <TickField form={form} name="isAgreed" label={t('fields.consent')} />
        {problem === null || problem === 'slot-taken' ? null : (
          <>
            <BackendProblem error={problem} />
            <p>{t('again')}</p>
          </>
        )}
        <Button type="submit" isBusy={session.isSending}>
          {t(session.isSending ? 'sending' : 'send')}
        </Button>
      </form>
    </AutoCompleteOff>
  );
}
