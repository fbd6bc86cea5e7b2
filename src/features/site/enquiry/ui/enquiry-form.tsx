import { valibotResolver } from '@hookform/resolvers/valibot';
import { Button, Note } from 'design-system';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import {
  createEnquiry,
  enquirySchema,
  enquiryTopics,
  type EnquiryInput,
  type EnquiryOutput,
} from '@/entities/enquiry';
import { indexContact } from '@/entities/phone-tail';
import { createReferenceCode } from '@/entities/reference-code';
import { openTracking } from '@/entities/tracking';
import { childAtRiskTopic } from '@/shared/choices';
import { DraftForm, DraftNote, KeptNote, UnkeptSwitch, useDraftValues, useFormDraft } from '@/shared/drafts';
import { useSubmission } from '@/shared/submission';
import { routes } from '@/shared/routes';
import { useOffice } from '@/shared/office-facts';
import { BackendProblem, FormSummary, SelectField, TextAreaField, TextField } from '@/shared/ui/form';
import { TextLink } from '@/shared/ui/links';
import { enquiryDraft } from '../model/enquiry-draft';
import { useAskedQuestion } from '../model/use-asked-question';
import styles from './enquiry-form.module.css';

/** Enquiry to the office: topic, name, contact, message. */
export function EnquiryForm() {
  const { t } = useTranslation('form');
  const office = useOffice();
  const [params] = useSearchParams();
  const asked = enquiryTopics.find((topic) => topic === params.get('topic')) ?? '';
  const empty: EnquiryInput = { topic: asked, name: '', phone: '', email: '', message: '' };
  const fixed = asked === '' ? {} : { topic: asked };
  const form = useForm<EnquiryInput, unknown, EnquiryOutput>({
    defaultValues: useDraftValues(enquiryDraft, empty, fixed),
    resolver: valibotResolver(enquirySchema),
    mode: 'onSubmit',
    shouldFocusError: false,
  });
  const draft = useFormDraft(enquiryDraft, form, empty, fixed);
  useAskedQuestion(form, draft);
  const submission = useSubmission(() => createReferenceCode('enquiry'), {
    ...draft,
    source: { ...enquiryDraft, editAt: routes.enquiry },
    values: () => form.getValues(),
  });
  const send = form.handleSubmit((sent) =>
    submission.send((ref) => [
      ...createEnquiry(ref, sent),
      ...indexContact(ref, sent),
      openTracking(ref, { kind: 'enquiry' }, 'new'),
    ]),
  );
  const labels = {
    topic: t('topic.label'),
    name: t('name.label'),
    phone: t('phone.label'),
    email: t('email.label'),
    message: t('message.label'),
  };

  return (
    <DraftForm
      draft={draft}
      className={styles.form}
      onSubmit={(event) => void send(event)}
      onFocus={submission.prepare}
    >
      <DraftNote draft={draft} />
      <KeptNote draft={draft} labels={labels} />
      <FormSummary form={form} labels={labels} />
      <p>
        <TextLink to={routes.enquiryAbout(childAtRiskTopic)}>{t('concern.way')}</TextLink>
      </p>
      <SelectField form={form} name="topic" label={labels.topic}>
        <option value="">{t('topic.choose')}</option>
        {enquiryTopics.map((option) => (
          <option key={option} value={option}>
            {t(`topics.${option}`)}
          </option>
        ))}
      </SelectField>
      <TextField form={form} name="name" label={labels.name} hint={t('name.hint')} autoComplete="name" />
      <TextField
        form={form}
        name="phone"
        label={labels.phone}
        hint={t('phone.hint')}
        autoComplete="tel"
        inputMode="tel"
        isShort
      />
      <TextField
        form={form}
        name="email"
        label={labels.email}
        isOptional
        autoComplete="email"
        inputMode="email"
      />
      <TextAreaField form={form} name="message" label={labels.message} hint={t('message.hint')} rows={7} />
      <Note tone="plain" className={styles.notice}>
        <h2 className={styles.noticeTitle}>{t('notice.heading')}</h2>
        <p>{t('notice.words', { ...office })}</p>
        <p>
          <TextLink to={routes.privacy} target="_blank">
            {t('notice.more')}
          </TextLink>
        </p>
      </Note>
      <BackendProblem error={submission.error} />
      {submission.error ? <p>{t('kept')}</p> : null}
      <Button type="submit" aria-busy={submission.isSending} disabled={submission.isSending}>
        {t(submission.isSending ? 'sending' : 'send')}
      </Button>
      <UnkeptSwitch draft={draft} />
    </DraftForm>
  );
}
