import { Disclosure } from 'design-system';
import { useWatch, type UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { Subject } from '@/shared/ghana';
import { answerOfInput, type AnswerInput } from '../model/answer-input';
import { AnswerView } from './answer-view';

interface AnswerPreviewProps {
  form: Pick<UseFormReturn<AnswerInput>, 'control'>;
  subject: Subject;
}

/**
 * The answer as the student will see it, while it is typed. The page loads the namespaces `homework-answer`
 * and `homework-thread`.
 */
export function AnswerPreview({ form, subject }: AnswerPreviewProps) {
  const { t } = useTranslation('homework-answer');
  const values = useWatch({ control: form.control }) as AnswerInput;
  return (
    <Disclosure summary={t('preview')}>
      <AnswerView answer={answerOfInput(values)} subject={subject} level={4} />
    </Disclosure>
  );
}
