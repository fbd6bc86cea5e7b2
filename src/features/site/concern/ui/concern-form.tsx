import { valibotResolver } from '@hookform/resolvers/valibot';
import { Button, Note } from 'design-system';
import { useEffect } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import * as v from 'valibot';
import { concernSchema, createConcern } from '@/entities/concern';
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
import { useWayBack } from '../model/use-way-back';
import { AboutCode } from './about-code';
import styles from './concern-form.module.css';

/** What is typed, and the code that it is about, which the draft has, too. */
const schema = v.object({ ...concernSchema.entries, about: v.string() });

type Values = v.InferInput<typeof schema>;

const empty: Values = { words: '', name: '', phone: '', email: '', about: '' };

/**
 * A worry about a child: words, and nothing else that is required. It says which code it is about where the
 * address names one, or the draft that was begun there.
 */
export function ConcernForm() {
  const { t } = useTranslation('form');
  const office = useOffice();
  const named = useAboutCode();
  const wayBack = useWayBack();
  const fixed = named === '' ? {} : { about: named };
  const form = useForm<Values, unknown, v.InferOutput<typeof schema>>({
    defaultValues: useDraftValues(concernDraft, empty, fixed),
    resolver: valibotResolver(schema),
    mode: 'onSubmit',
    shouldFocusError: false,
  });
  const draft = useFormDraft(concernDraft, form, empty, fixed);
  // The fragment may change while the form is open.
  useEffect(() => {
    if (named !== '') form.setValue('about', named);
  }, [named, form]);
  const kept = useWatch({ control: form.control, name: 'about' });
  const about = named === '' ? kept : named;
  const leaveOut = () => {
    form.setValue('about', '');
    draft.keep();
  };
  const submission = useSubmission(() => createReferenceCode('concern'), {
    ...draft,
    source: {
      ...concernDraft,
      editAt: about === '' ? routes.enquiryAbout(childAtRiskTopic) : routes.concernAbout(about),
    },
    values: () => form.getValues(),
    wayBack,
  });
  const send = form.handleSubmit(({ about: _kept, ...sent }) =>
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
      {about === '' ? null : <AboutCode code={about} onLeaveOut={leaveOut} />}
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
