import { Row } from 'design-system';
import type { UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { jobModes, jobTypes, payPeriods } from '@/entities/jobs/job';
import { levels, regionCodes, type Subject } from '@/shared/ghana';
import { ChipsField, SelectField, TextAreaField, TextField } from '@/shared/ui/form';
import { payKinds, type PostInput, type WrittenPost } from '../model/post-input';

export type PostForm = Pick<UseFormReturn<PostInput, unknown, WrittenPost>, 'register' | 'formState'>;

interface PartProps {
  form: PostForm;
  labels: Readonly<Record<keyof PostInput, string>>;
}

/** Title, levels, subjects, kind of work and place. @param offered subjects to choose from */
export function WorkFields({ form, labels, offered }: PartProps & { offered: readonly Subject[] }) {
  const { t } = useTranslation(['job-desk', 'job-post', 'ghana']);
  return (
    <>
      <TextField form={form} name="title" label={labels.title} hint={t('posts.form.titleHint')} />
      <ChipsField
        form={form}
        type="checkbox"
        name="levels"
        label={labels.levels}
        options={levels.map((value) => ({ value, label: t(`ghana:levels.${value}`) }))}
      />
      <ChipsField
        form={form}
        type="checkbox"
        name="subjects"
        isOptional
        label={labels.subjects}
        hint={offered.length === 0 ? t('posts.form.subjectsHint') : undefined}
        options={offered.map((value) => ({ value, label: t(`ghana:subjects.${value}`) }))}
      />
      <ChipsField
        form={form}
        type="radio"
        name="type"
        label={labels.type}
        options={jobTypes.map((value) => ({ value, label: t(`job-post:types.${value}`) }))}
      />
      <ChipsField
        form={form}
        type="radio"
        name="mode"
        label={labels.mode}
        options={jobModes.map((value) => ({ value, label: t(`job-post:modes.${value}`) }))}
      />
      <SelectField form={form} name="region" label={labels.region}>
        <option value="">{t('schools.form.chooseRegion')}</option>
        {regionCodes.map((value) => (
          <option key={value} value={value}>
            {t(`ghana:regions.${value}`)}
          </option>
        ))}
      </SelectField>
      <TextField form={form} name="town" label={labels.town} hint={t('posts.form.townHint')} />
    </>
  );
}

/** Pay as the school states it. It is never estimated. */
export function PayFields({ form, labels, kind }: PartProps & { kind: string }) {
  const { t } = useTranslation(['job-desk', 'job-post']);
  const amount = (name: 'amount' | 'from' | 'to') => (
    <TextField form={form} name={name} inputMode="decimal" isShort label={labels[name]} />
  );
  return (
    <>
      <ChipsField
        form={form}
        type="radio"
        name="payKind"
        label={labels.payKind}
        hint={t('posts.form.payHint')}
        options={payKinds.map((value) => ({ value, label: t(`posts.form.payKinds.${value}`) }))}
      />
      {kind === 'exact' ? amount('amount') : null}
      {kind === 'range' ? (
        <Row>
          {amount('from')}
          {amount('to')}
        </Row>
      ) : null}
      {kind === 'exact' || kind === 'range' ? (
        <ChipsField
          form={form}
          type="radio"
          name="per"
          label={labels.per}
          options={payPeriods.map((value) => ({ value, label: t(`job-post:pay.per.${value}`) }))}
        />
      ) : null}
    </>
  );
}

/** What the post says, and when it closes. */
export function TextFields({ form, labels }: PartProps) {
  const { t } = useTranslation('job-desk');
  return (
    <>
      <TextAreaField
        form={form}
        name="words"
        rows={8}
        label={labels.words}
        hint={t('posts.form.wordsHint')}
      />
      <TextAreaField form={form} name="asked" rows={5} isOptional label={labels.asked} />
      <TextAreaField
        form={form}
        name="toSend"
        rows={4}
        isOptional
        label={labels.toSend}
        hint={t('posts.form.toSendHint')}
      />
      <ClosingFields form={form} labels={labels} />
    </>
  );
}

function ClosingFields({ form, labels }: PartProps) {
  const { t } = useTranslation('job-desk');
  return (
    <>
      <TextField
        form={form}
        name="closesDay"
        type="date"
        isShort
        label={labels.closesDay}
        hint={t('posts.form.closesHint')}
      />
      <TextField form={form} name="closesTime" type="time" isShort label={labels.closesTime} />
    </>
  );
}
