import { Button, Row } from 'design-system';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { interviewPlaces, type Interview } from '@/entities/tutor-application';
import { DraftForm, DraftNote, KeptNote, useDraftedForm } from '@/shared/drafts';
import { useNow } from '@/shared/lib/clock';
import { useOffice } from '@/shared/office-facts';
import { ChipsField, SelectField, TextAreaField, TextField } from '@/shared/ui/form';
import { interviewHours, interviewSchema, toInterview } from '../model/interview-schema';
import styles from './evidence/checklist.module.css';

export interface InterviewFormProps {
  /** Draft name. */
  draftForm: string;
  /** Resolves to whether the backend accepted it. */
  onSend: (interview: Interview, words: string) => Promise<boolean>;
  onLeave: () => void;
}

/** Plans the interview: day, hour and place, which the applicant reads by the code. */
export function InterviewForm({ draftForm, onSend, onLeave }: InterviewFormProps) {
  const { t } = useTranslation('vetting');
  const office = useOffice();
  const now = useNow();
  const { form, draft, onSubmit } = useDraftedForm({
    name: { form: draftForm, version: 1, isOfAccount: true },
    schema: interviewSchema(office, now),
    empty: { day: '', hour: '', place: '', link: '', words: '' },
    action: { run: (given) => onSend(toInterview(given), given.words) },
  });
  const place = useWatch({ control: form.control, name: 'place' });
  const labels = {
    day: t('moves.interview.day'),
    hour: t('moves.interview.hour'),
    place: t('moves.interview.place'),
    link: t('moves.interview.link'),
    words: t('moves.interview.words'),
  };
  return (
    <DraftForm draft={draft} className={styles.form} onSubmit={onSubmit}>
      <TextField form={form} name="day" type="date" isShort label={labels.day} />
      <SelectField form={form} name="hour" label={labels.hour}>
        <option value="" />
        {interviewHours.map((hour) => (
          <option key={hour}>{hour}</option>
        ))}
      </SelectField>
      <ChipsField
        form={form}
        name="place"
        type="radio"
        label={labels.place}
        options={interviewPlaces.map((value) => ({ value, label: t(`moves.interview.places.${value}`) }))}
      />
      {place === 'video' ? (
        <TextField form={form} name="link" type="url" inputMode="url" label={labels.link} />
      ) : null}
      <TextAreaField
        form={form}
        name="words"
        rows={3}
        isOptional
        label={labels.words}
        hint={t('moves.interview.hint')}
      />
      <KeptNote draft={draft} labels={labels} />
      <DraftNote draft={draft} isQuiet />
      <Row>
        <Button type="submit" isSmall>
          {t('moves.interview.send')}
        </Button>
        <Button isSmall variant="second" onClick={onLeave}>
          {t('moves.leave')}
        </Button>
      </Row>
    </DraftForm>
  );
}
