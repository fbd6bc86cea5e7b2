import type { ReactNode } from 'react';
import { useWakeForAttachments, useWakeForDraft } from '@/shared/drafts';
import { wakeOnTouch } from '@/shared/lib/hydration';
import { questionDraft } from '../model/question-draft';

const form = wakeOnTouch(async () => {
  const { QuestionForm } = await import(/* webpackChunkName: "part-homework" */ './question-form');
  return QuestionForm;
});

/** A question about homework. The code of its form comes with the first touch, or with a draft that waits for it. */
export function HomeworkQuestion({ waiting }: { waiting: ReactNode }) {
  useWakeForDraft(questionDraft, form.wake);
  useWakeForAttachments(questionDraft.form, form.wake);
  return <form.Part fallback={waiting} />;
}
