import { Note } from 'design-system';
import { useState } from 'react';
import { useWatch, type UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import {
  AnswerFields,
  answerOfInput,
  inputOfAnswer,
  picturesOf,
  useAnswerLabels,
  type AnswerInput,
  type HomeworkAnswer,
  type HomeworkQuestion,
} from '@/entities/homework/question';
import { useStaff } from '@/entities/session';
import { deskStyles } from '@/shared/desk';
import { OpenedForm, useDraftedForm } from '@/shared/drafts';
import { fieldMessage } from '@/shared/fields';
import { FormSummary, TextAreaField, TextField, TickField } from '@/shared/ui/form';
import { useLazyIsSlugTakenQuery, usePublishAnswerMutation } from '../api/solved-desk-api';
import { personPointers } from '../model/person-pointers';
import { publishSchema, suggestSlug, type PublishInput } from '../model/publish-input';

interface PublishFormProps {
  question: HomeworkQuestion;
  answer: HomeworkAnswer;
  /** The answer has pictures, which are left out. */
  hasDrawings: boolean;
  onClose: () => void;
}

/** The text of a solved question, which the office types and checks before everybody reads it. */
export function PublishForm({ question, answer, hasDrawings, onClose }: PublishFormProps) {
  const { t } = useTranslation(['homework-desk', 'homework-answer']);
  const by = useStaff();
  const [publish, { error, isLoading }] = usePublishAnswerMutation();
  // The same id whenever the same form is sent again.
  const [id] = useState(() => crypto.randomUUID());
  const [findSlug, { error: slugError, isFetching }] = useLazyIsSlugTakenQuery();
  const empty: PublishInput = {
    question: question.question,
    ...inputOfAnswer(answer),
    slug: suggestSlug(question.question),
    hasNoName: false,
    hasNoPlace: false,
    isWhole: false,
  };
  const { form, draft, onSubmit } = useDraftedForm<PublishInput, PublishInput>({
    name: { form: `publish-homework.${by.userId}.${question.id}`, version: 1, isOfAccount: true },
    schema: publishSchema,
    empty,
    hasSummary: true,
    action: {
      async run({ question: words, slug, ...input }) {
        const { subject, schoolClass } = question;
        const text = { question: words, answer: answerOfInput(input), slug };
        const published = { source: question.id, subject, schoolClass, ...text };
        const { data: isTaken } = await findSlug({ id, slug });
        if (isTaken) form.setError('slug', { message: fieldMessage('slugTaken') }, { shouldFocus: true });
        if (isTaken !== false) return false;
        return (await publish({ id, by, published })).error === undefined;
      },
    },
    onDone: onClose,
  });
  const hasPictures = picturesOf(question).length > 0;
  const labels = {
    question: t('publish.question'),
    ...useAnswerLabels(),
    slug: t('publish.slug'),
    hasNoName: t('publish.hasNoName'),
    hasNoPlace: t('publish.hasNoPlace'),
    isWhole: t('publish.isWhole'),
  };
  return (
    <OpenedForm
      draft={draft}
      className={deskStyles.form}
      onSubmit={onSubmit}
      aria-label={t('publish.heading')}
      labels={labels}
      error={error ?? slugError}
      send={t('publish.send')}
      leave={t('leave')}
      isSending={isLoading || isFetching}
      onClose={onClose}
    >
      <FormSummary form={form} labels={labels} />
      <TextAreaField
        form={form}
        name="question"
        rows={4}
        label={labels.question}
        hint={t(hasPictures ? 'publish.questionOfPhotos' : 'publish.questionHint')}
      />
      <AnswerFields
        form={form as unknown as UseFormReturn<AnswerInput>}
        pictures={hasDrawings ? <p>{t('publish.withoutPictures')}</p> : null}
      />
      <TextField
        form={form}
        name="slug"
        label={labels.slug}
        hint={t('publish.slugHint')}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
      />
      <Pointers form={form} />
      <TickField form={form} name="hasNoName" label={labels.hasNoName} />
      <TickField form={form} name="hasNoPlace" label={labels.hasNoPlace} />
      <TickField form={form} name="isWhole" label={labels.isWhole} />
    </OpenedForm>
  );
}

/** Words that may point to somebody. The office decides. */
function Pointers({ form }: { form: Pick<UseFormReturn<PublishInput>, 'control'> }) {
  const { t } = useTranslation('homework-desk');
  const values = useWatch({ control: form.control });
  const texts = Object.entries(values).flatMap(([name, value]) =>
    typeof value === 'string' && name !== 'slug' ? [value] : [],
  );
  const words = personPointers(texts);
  return (
    <Note tone={words.length === 0 ? 'plain' : 'call'} role="status">
      <p>
        {words.length === 0
          ? t('publish.noPointers')
          : t('publish.pointers', { words: words.map((word) => `“${word}”`).join(', ') })}
      </p>
    </Note>
  );
}
