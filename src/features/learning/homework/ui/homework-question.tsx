import type { ReactNode } from 'react';
import { useHydrateForAttachments, useHydrateForDraft } from '@/shared/drafts';
import { hydrateOnTouch } from '@/shared/lib/hydration';
import { questionDraft } from '../model/question-draft';

const form = hydrateOnTouch(async () => {
  const { QuestionForm } = await import(/* webpackChunkName: "part-homework" */ './question-form');
  return QuestionForm;
});

/** The homework question. Loads the form on first touch, or when a draft or attachment is stored. */
export function HomeworkQuestion({ waiting }: { waiting: ReactNode }) {
  useHydrateForDraft(questionDraft, form.hydrate);
  useHydrateForAttachments(questionDraft.form, form.hydrate);
  return <form.Part fallback={waiting} />;
}
