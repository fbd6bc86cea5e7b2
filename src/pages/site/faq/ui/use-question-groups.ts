import { useTranslation } from 'react-i18next';
import { placeQuestions, type Faq, type FaqGroup, type PlacedQuestion } from '@/entities/content/faq';
import { matchesSearch, questionGroups, useAnswer, type QuestionId } from '@/features/site/questions';

/** A question of the list with its texts. */
export type ShownQuestion = {
  readonly slug: string;
  readonly question: string;
  readonly answer: string;
} & (
  | { readonly isShipped: true; readonly slug: QuestionId }
  /** Written by the office: in English, with paragraphs and links. */
  | { readonly isShipped: false }
);

export interface ShownGroup {
  readonly group: FaqGroup;
  readonly questions: readonly ShownQuestion[];
}

/**
 * The questions of the site and of the office by group, in their order, as far as they match a search. What
 * the office has put away is not among them, nor the question of the site that it stands for.
 */
export function useQuestionGroups(office: readonly Faq[], search: string): readonly ShownGroup[] {
  const { t } = useTranslation('faq');
  const answer = useAnswer();
  const shown = ({ slug, record }: PlacedQuestion<Faq>): ShownQuestion => {
    if (record) return { slug, question: record.question, answer: record.answer, isShipped: false };
    const id = slug as QuestionId;
    return { slug: id, question: t(`items.${id}.q`), answer: answer(id), isShipped: true };
  };
  return placeQuestions(questionGroups, office)
    .map(({ group, questions }) => ({
      group,
      questions: questions
        .filter(({ record }) => record?.state !== 'archived')
        .map(shown)
        .filter((entry) => matchesSearch(`${entry.question} ${entry.answer}`, search)),
    }))
    .filter(({ questions }) => questions.length > 0);
}
