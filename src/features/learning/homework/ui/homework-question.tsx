import type { ReactNode } from 'react';
import { useWakeForAttachments, useWakeForDraft } from '@/shared/drafts';
import { wakeOnTouch } from '@/shared/lib/hydration';
import { questionDraft } from '../model/question-draft';

const form = wakeOnTouch(async () => {
  const { QuestionForm } = await import(/* webpackChunkName: "part-homework" */ './question-form');
  return QuestionForm;
});

/** The homework question. Loads the form on first touch, or when a draft or attachment is stored. */
export function HomeworkQuestion({ waiting }: { waiting: ReactNode }) {
  useWakeForDraft(questionDraft, form.wake);
  useWakeForAttachments(questionDraft.form, form.wake);
  return <form.Part fallback={waiting} />;
}
