import { valibotResolver } from '@hookform/resolvers/valibot';
import { StopHeading } from 'design-system';
import { useEffect, useRef } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import {
  DraftForm,
  DraftNote,
  KeptNote,
  UnkeptSwitch,
  useAttachments,
  useDraftValues,
  useFormDraft,
} from '@/shared/drafts';
import { classesOf, levels } from '@/shared/ghana';
import { FormSummary, SelectField, TextAreaField } from '@/shared/ui/form';
import { emptyQuestion, questionSchema, subjectChoices, type Question } from '../model/question';
import { questionDraft } from '../model/question-draft';
import { usePassOn } from '../model/use-pass-on';
import { PassOn } from './pass-on';
import { PhotosField } from './photos-field';
import { SharedOffer } from './shared-offer';
import styles from './question-form.module.css';

/**
 * The homework form. Stores the draft on this phone; the user shares the question with somebody who can
 * answer.
 */
export function QuestionForm() {
  const { t } = useTranslation(['homework', 'ghana']);
  const heading = useFocusWhenShared();
  const form = useForm<Question>({
    defaultValues: useDraftValues(questionDraft, emptyQuestion),
    resolver: (...given) => valibotResolver(questionSchema(photos.items.length > 0))(...given),
    shouldFocusError: false,
  });
  const draft = useFormDraft(questionDraft, form, emptyQuestion);
  const photos = useAttachments(questionDraft);
  const handleShareTarget = async () => {
    const text = await photos.takeOffered();
    form.setValue('question', [form.getValues('question'), text].filter(Boolean).join('\n\n'));
    draft.keep();
  };
  const passOn = usePassOn();
  const values = { ...emptyQuestion, ...useWatch({ control: form.control }) };
  const labels = {
    schoolClass: t('fields.schoolClass.label'),
    subject: t('fields.subject.label'),
    question: t('fields.question.label'),
    tried: t('fields.tried.label'),
  };
  const text = useShareText(values);
  const share = form.handleSubmit(() => passOn.share(text, photos.items));
  const discard = () => {
    draft.discard();
    void photos.clear();
  };

  return (
    <DraftForm draft={draft} className={styles.form} onSubmit={(event) => void share(event)}>
      <div>
        <StopHeading ref={heading} tabIndex={-1} className={styles.heading}>
          {t('question')}
        </StopHeading>
        <DraftNote draft={{ ...draft, discard }} />
      </div>
      <SharedOffer photos={photos} onTake={() => void handleShareTarget()} />
      <KeptNote draft={draft} labels={labels} />
      <FormSummary form={form} labels={labels} />
      <SelectField form={form} name="schoolClass" label={labels.schoolClass}>
        <option value="">{t('fields.schoolClass.choose')}</option>
        {levels.map((level) => (
          <optgroup key={level} label={t(`ghana:levels.${level}`)}>
            {classesOf[level].map((option) => (
              <option key={option} value={option}>
                {t(`ghana:classes.${option}`)}
              </option>
            ))}
          </optgroup>
        ))}
      </SelectField>
      <SelectField form={form} name="subject" label={labels.subject}>
        <option value="">{t('fields.subject.choose')}</option>
        {subjectChoices(values).map((option) => (
          <option key={option} value={option}>
            {t(`ghana:subjects.${option}`)}
          </option>
        ))}
      </SelectField>
      <TextAreaField
        form={form}
        name="question"
        label={labels.question}
        hint={t('fields.question.hint')}
        rows={5}
      />
      <TextAreaField
        form={form}
        name="tried"
        label={labels.tried}
        hint={t('fields.tried.hint')}
        isOptional
        rows={4}
      />
      <PhotosField photos={photos} onAdd={draft.keep} />
      <PassOn canShare={passOn.canShare} isShared={draft.isUnkept()} text={text} photos={photos.items} />
      <UnkeptSwitch draft={draft} />
    </DraftForm>
  );
}

/** Focuses the heading when the user arrives from another app's share sheet (`?shared`). */
function useFocusWhenShared() {
  const heading = useRef<HTMLHeadingElement>(null);
  const [params] = useSearchParams();
  const isShared = params.has('shared');
  useEffect(() => {
    if (isShared) heading.current?.focus();
  }, [isShared]);
  return heading;
}

/** The question as plain text, for other apps. */
function useShareText({ schoolClass, subject, question, tried }: Question): string {
  const { t } = useTranslation(['homework', 'ghana']);
  const words = t as (key: string) => string;
  const about = [
    schoolClass === '' ? '' : words(`ghana:classes.${schoolClass}`),
    subject === '' ? '' : words(`ghana:subjects.${subject}`),
  ].filter(Boolean);
  const parts = [
    [t('share.title'), ...about].join(', '),
    question.trim(),
    tried.trim() === '' ? '' : t('share.tried', { tried: tried.trim() }),
  ];
  return parts.filter(Boolean).join('\n\n');
}
