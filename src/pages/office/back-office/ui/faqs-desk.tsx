import { Skeleton } from 'design-system';
import { useTranslation } from 'react-i18next';
import { FaqsView } from '@/features/admin/content-desk';
import { answerOf, questionGroups, type QuestionId } from '@/features/site/questions';
import { useLateWords } from '@/shared/i18n';
import { useHasOwnRates, useOffice } from '@/shared/office-facts';

const words = ['faq'] as const;

/** The questions of `/faq`, whose words load with this view. Without them nothing could be copied. */
export function FaqsDesk() {
  const { t } = useTranslation(['admin', 'shell']);
  const state = useLateWords(words);
  if (state === 'unreached') return <p>{t('wordsUnreached')}</p>;
  return state === 'ready' ? <ReadyDesk /> : <Skeleton label={t('shell:loading')} lines={8} />;
}

const isQuestion = (slug: string): slug is QuestionId =>
  Object.values(questionGroups).some((slugs: readonly string[]) => slugs.includes(slug));

function ReadyDesk() {
  const { i18n } = useTranslation();
  const office = useOffice();
  const hasOwnRates = useHasOwnRates();
  // What the office writes is English: a copy begins with the English text.
  const t = i18n.getFixedT('en', 'faq');
  const textOf = (slug: string) =>
    isQuestion(slug)
      ? { question: t(`items.${slug}.q`), answer: answerOf(slug, t, office, hasOwnRates) }
      : { question: slug, answer: '' };
  return <FaqsView shipped={{ groups: questionGroups, textOf }} />;
}
