import type { ReactNode } from 'react';
import { useHydrateForAttachments, useHydrateForDraft } from '@/shared/drafts';
import { hydrateOnTouch } from '@/shared/lib/hydration';
import { questionDraft } from '../model/question-draft';
import { offerNothing, SimilarContext, type OfferSimilar } from '../model/similar-context';

const form = hydrateOnTouch(async () => {
  const { QuestionForm } = await import(/* webpackChunkName: "part-homework" */ './question-form');
  return QuestionForm;
});

export interface HomeworkQuestionProps {
  waiting: ReactNode;
  /** Offers similar questions that are solved. Must be the same function at every call. */
  similar?: OfferSimilar;
}

/** The homework question. Loads the form on first touch, or when a draft or attachment is stored. */
export function HomeworkQuestion({ waiting, similar = offerNothing }: HomeworkQuestionProps) {
  useHydrateForDraft(questionDraft, form.hydrate);
  useHydrateForAttachments(questionDraft.form, form.hydrate);
  return (
    <SimilarContext value={similar}>
      <form.Part fallback={waiting} />
    </SimilarContext>
  );
}
