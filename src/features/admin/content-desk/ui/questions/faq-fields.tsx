import { useDeferredValue } from 'react';
import { useWatch, type UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { answerLength, FaqAnswer, faqGroups } from '@/entities/content/faq';
import { SelectField, TextAreaField, TextField } from '@/shared/ui/form';
import type { FaqValues } from '../../model/faq-form';
import { BesidePreview } from '../beside-preview';
import { SlugField } from '../slug-field';
import { TextPreview } from '../text-preview';
import styles from './faqs.module.css';

/** Labels of the fields of a question, in their order. */
export function useFaqLabels() {
  const { t } = useTranslation('faq-desk');
  return {
    question: t('form.question'),
    slug: t('form.slug'),
    answer: t('form.answer'),
    group: t('form.group'),
  };
}

interface FaqFieldsProps<Given> {
  form: UseFormReturn<FaqValues, unknown, Given>;
  /** The slug of a stored question, and of a shipped one, stays as it is. */
  hasSlug: boolean;
}

/** What is written of a question, beside its preview; on a phone the preview comes below. */
export function FaqFields<Given>({ form, hasSlug }: FaqFieldsProps<Given>) {
  const { t } = useTranslation(['faq-desk', 'faq']);
  const labels = useFaqLabels();
  const [question, answer] = useWatch({ control: form.control, name: ['question', 'answer'] });
  return (
    <BesidePreview preview={<FaqPreview question={question} answer={answer} />}>
      <TextField form={form} name="question" label={labels.question} autoComplete="off" />
      {hasSlug ? <SlugField form={form} label={labels.slug} hint={t('form.slugHint')} /> : null}
      <TextAreaField
        form={form}
        name="answer"
        rows={8}
        label={labels.answer}
        hint={t('form.answerHint', { max: answerLength })}
      />
      <SelectField form={form} name="group" label={labels.group}>
        {faqGroups.map((group) => (
          <option key={group} value={group}>
            {t(`faq:groups.${group}`)}
          </option>
        ))}
      </SelectField>
    </BesidePreview>
  );
}

/** A question as its readers will see it. */
function FaqPreview(text: { question: string; answer: string }) {
  const { t } = useTranslation('faq-desk');
  const { question, answer } = useDeferredValue(text);
  return (
    <TextPreview
      heading={t('preview.heading')}
      empty={t('preview.empty')}
      isEmpty={question.trim() === '' && answer.trim() === ''}
    >
      <p className={styles.title}>{question}</p>
      <FaqAnswer answer={answer} />
    </TextPreview>
  );
}
