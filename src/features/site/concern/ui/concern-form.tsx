import { valibotResolver } from '@hookform/resolvers/valibot';
import { Button, Note } from 'design-system';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { concernSchema, createConcern, type ConcernInput, type ConcernOutput } from '@/entities/concern';
import { createReferenceCode, kindOfCode } from '@/entities/reference-code';
import { openTracking } from '@/entities/tracking';
import { childAtRiskTopic } from '@/shared/choices';
import { DraftForm, DraftNote, KeptNote, UnkeptSwitch, useDraftValues, useFormDraft } from '@/shared/drafts';
import { useOffice } from '@/shared/office-facts';
import { useSubmission } from '@/shared/submission';
import { routes } from '@/shared/routes';
import { BackendProblem, FormSummary, TextAreaField, TextField } from '@/shared/ui/form';
import { TextLink } from '@/shared/ui/links';
import { concernDraft } from '../model/concern-draft';
import { useAboutCode } from '../model/use-about-code';
import { AboutCode } from './about-code';
import styles from './concern-form.module.css';

const empty: ConcernInput = { words: '', name: '', phone: '', email: '' };

/**
 * A worry about a child: words, and nothing else that is required. It says which code it is about where the
 * address names one.
 */
export function ConcernForm() {
  const { t } = useTranslation('form');
  const office = useOffice();
  const about = useAboutCode();
  const form = useForm<ConcernInput, unknown, ConcernOutput>({
    defaultValues: useDraftValues(concernDraft, empty),
    resolver: valibotResolver(concernSchema),
    mode: 'onSubmit',
    shouldFocusError: false,
  });
  const draft = useFormDraft(concernDraft, form, empty);
  const submission = useSubmission(() => createReferenceCode('concern'), {
    ...draft,
    source: {
      ...concernDraft,
      editAt: about === '' ? routes.enquiryAbout(childAtRiskTopic) : routes.concernAbout(about),
    },
    values: () => form.getValues(),
  });
  const send = form.handleSubmit((sent) =>
    submission.send((ref) => [
      ...createConcern(ref, sent, { source: kindOfCode(about) === 'tuition' ? 'family' : 'anybody', about }),
      openTracking(ref, { kind: 'safeguarding' }, 'received'),
    ]),
  );
  const labels = {
    words: t('concern.words'),
    name: t('name.label'),
    phone: t('phone.label'),
    email: t('email.label'),
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
      {about === '' ? null : <AboutCode code={about} />}
      <TextAreaField form={form} name="words" label={labels.words} hint={t('concern.wordsHint')} rows={7} />
      <TextField
        form={form}
        name="name"
        label={labels.name}
        hint={t('concern.nameHint')}
        isOptional
        autoComplete="name"
      />
      <TextField
        form={form}
        name="phone"
        label={labels.phone}
        hint={t('concern.phoneHint')}
        isOptional
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
      <Note tone="plain" className={styles.notice}>
        <h2 className={styles.noticeTitle}>{t('notice.heading')}</h2>
        <p>{t('concern.notice', { ...office })}</p>
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
