import { practiceSymbol, Section, Skeleton } from 'design-system';
import { useTranslation } from 'react-i18next';
import { useWakeForAttachments, useWakeForDraft } from '@/shared/drafts';
import { wakeOnTouch } from '@/shared/lib/hydration';
import { ComingPage } from '@/widgets/coming-page';
import { questionDraft } from '../model/question-draft';

const items = ['photo', 'parts', 'hints', 'time'] as const;

const form = wakeOnTouch(async () => {
  const { QuestionForm } = await import(/* webpackChunkName: "part-homework" */ './question-form');
  return QuestionForm;
});

/** Homework help: the question is written down here already; who answers it comes later. */
export function HomeworkPage() {
  const { t } = useTranslation('shell');
  useWakeForDraft(questionDraft, form.wake);
  useWakeForAttachments(questionDraft.form, form.wake);
  return (
    <ComingPage namespace="homework" items={items} topic="homework" symbol={practiceSymbol}>
      <Section>
        <form.Part fallback={<Skeleton label={t('loading')} lines={8} />} />
      </Section>
    </ComingPage>
  );
}
