import { Skeleton } from 'design-system';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FaqsView } from '@/features/admin/content-desk';
import { answerOf, questionGroups, type QuestionId } from '@/features/site/questions';
import { useLoadWords } from '@/shared/i18n';
import { useHasOwnRates, useOffice } from '@/shared/office-facts';

/** The questions of `/faq`, whose words load with this view. */
export function FaqsDesk() {
  const { t } = useTranslation('shell');
  const loadWords = useLoadWords();
  const [isReady, setReady] = useState(false);
  useEffect(() => {
    // Without them nothing could be copied: the view waits, and loads them when it is opened again.
    loadWords(['faq']).then(
      () => setReady(true),
      () => undefined,
    );
  }, [loadWords]);
  return isReady ? <ReadyDesk /> : <Skeleton label={t('loading')} lines={8} />;
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
