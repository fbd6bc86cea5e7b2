import { Button, Disclosure, Note, StopHeading } from 'design-system';
import { use, useEffect, useRef } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { DraftForm, DraftNote, KeptNote, UnkeptSwitch } from '@/shared/drafts';
import { classesOf, levels } from '@/shared/ghana';
import { useOffice } from '@/shared/office-facts';
import { routes } from '@/shared/routes';
import { BackendProblem, FormSummary, SelectField, TextAreaField, TextField } from '@/shared/ui/form';
import { TextLink } from '@/shared/ui/links';
import { emptyQuestion, subjectChoices } from '../model/question';
import { SimilarContext } from '../model/similar-context';
import { useAskForm } from '../model/use-ask-form';
import { PassOn } from './pass-on';
import { PhotosField } from './photos-field';
import { PromisedTime } from './promised-time';
import { SharedOffer } from './shared-offer';
import styles from './question-form.module.css';

const notice = ['who', 'children', 'long', 'graded'] as const;

/** Asks a tutor: the question in words or photos, and what was tried. No name and no number. */
export function QuestionForm() {
  const similar = use(SimilarContext);
  const office = useOffice();
  const { t } = useTranslation(['homework', 'ghana']);
  const heading = useFocusWhenShared();
  const { form, draft, photos, submission, send } = useAskForm();
  const handleShareTarget = async () => {
    const text = await photos.takeOffered();
    form.setValue('question', [form.getValues('question'), text].filter(Boolean).join('\n\n'));
    draft.keep();
  };
  const values = { ...emptyQuestion, ...useWatch({ control: form.control }) };
  const labels = {
    schoolClass: t('fields.schoolClass.label'),
    subject: t('fields.subject.label'),
    question: t('fields.question.label'),
    tried: t('fields.tried.label'),
    dueOn: t('fields.dueOn.label'),
  };
  return (
    <DraftForm draft={draft} className={styles.form} onSubmit={send} onFocus={submission.prepare}>
      <div>
        <StopHeading ref={heading} tabIndex={-1} className={styles.heading}>
          {t('question')}
        </StopHeading>
        <DraftNote draft={draft} />
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
      <PhotosField photos={photos} onAdd={draft.keep} />
      <TextAreaField form={form} name="tried" label={labels.tried} hint={t('fields.tried.hint')} rows={4} />
      <TextField form={form} name="dueOn" type="date" label={labels.dueOn} isOptional isShort />
      {similar(values)}
      <Note tone="plain">
        <h3 className={styles.noticeTitle}>{t('notice.heading')}</h3>
        <ul className={styles.notice}>
          {notice.map((key) => (
            <li key={key}>{t(`notice.${key}`, { ...office })}</li>
          ))}
        </ul>
        <PromisedTime subject={values.subject} />
        <TextLink className={styles.privacy} to={routes.privacy} target="_blank">
          {t('notice.more')}
        </TextLink>
      </Note>
      <BackendProblem error={submission.error} />
      {submission.error ? <p>{t(draft.isUnkept() ? 'unsentShared' : 'unsent')}</p> : null}
      <Button
        type="submit"
        aria-busy={submission.isSending}
        disabled={submission.isSending || photos.isWorking}
      >
        {t(submission.isSending ? 'sending' : 'send')}
      </Button>
      <Disclosure summary={t('passOn.heading')}>
        <PassOn values={values} photos={photos.items} />
      </Disclosure>
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
