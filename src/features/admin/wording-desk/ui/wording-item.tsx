import { Button, Note, Row, textStyles } from 'design-system';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  checkWording,
  englishForms,
  fitsOverlay,
  presentOverlay,
  type EnglishForm,
  type OverlayWords,
  type Wording,
  type WordingProblem,
  type WordOverlay,
} from '@/entities/content/wording';
import { useStaff } from '@/entities/session';
import { deskStyles } from '@/shared/desk';
import { DraftForm, DraftNote, useDraftedForm } from '@/shared/drafts';
import { useFormats } from '@/shared/i18n';
import { BackendProblem, TextAreaField, TextField } from '@/shared/ui/form';
import { useDecideWordingMutation } from '../api/decide-wording-api';
import { isPresent, withAccepted } from '../model/accepted-words';
import { decisionDraft, decisionSchema, decisionStart } from '../model/decision-form';
import { staysEnglish } from '../model/stays-english';
import { useSiteTexts } from '../model/use-site-texts';
import { TakeNameOff } from './take-name-off';

interface WordingItemProps {
  wording: Wording;
  overlay: WordOverlay;
  /** Words of the overlay that are still needed, as their records have them. */
  needed: OverlayWords;
}

/** A suggestion beside the English and today's text, and what the office decides about it. */
export function WordingItem({ wording, overlay, needed }: WordingItemProps) {
  const { t } = useTranslation('wording-desk');
  const headingId = useId();
  const { date } = useFormats();
  const { englishOf, todayOf } = useSiteTexts(wording.language);
  const forms = englishForms(wording.key, englishOf);
  const accepted = new Map(presentOverlay(overlay.words, englishOf, false));
  const { name, speaks } = wording;
  const lines = (of: (form: EnglishForm, index: number) => string | undefined) =>
    forms.map((form, index) => of(form, index) ?? '—').join(' · ');
  return (
    <li className={deskStyles.group} aria-labelledby={headingId}>
      <h2 id={headingId}>{wording.key}</h2>
      <p className={textStyles.soft}>
        {t('from')}: {name === '' ? t('noName') : name}
        {speaks === '' ? '' : `, ${t(`speaks.${speaks}`)}`} · {date(wording.createdAt, 'moment')}
      </p>
      <TakeNameOff wording={wording} />
      <p>
        <b>{t('english')}:</b> {lines(({ english }) => english)}
      </p>
      <p lang={wording.language}>
        <b lang="en">{t('today')}:</b> {lines(({ key }) => accepted.get(key) ?? todayOf(key))}
      </p>
      <p lang={wording.language}>
        <b lang="en">{t('suggested')}:</b>{' '}
        {wording.one === '' ? wording.text : `${wording.one} · ${wording.text}`}
      </p>
      {forms.length === 0 ? <p>{t('gone')}</p> : null}
      {forms.length > 0 && !isPresent(forms, wording.english) ? <p>{t('changed')}</p> : null}
      {forms.some(({ key, english }) => staysEnglish(key, english)) ? <Note>{t('harm')}</Note> : null}
      <DecisionForm wording={wording} overlay={overlay} needed={needed} forms={forms} />
    </li>
  );
}

type Problem = { readonly kind: 'full' } | WordingProblem;

interface DecisionFormProps extends WordingItemProps {
  forms: readonly EnglishForm[];
}

function DecisionForm({ wording, overlay, needed, forms }: DecisionFormProps) {
  const { t } = useTranslation('wording-desk');
  const by = useStaff();
  const [decide, { error, isLoading }] = useDecideWordingMutation();
  const [problem, setProblem] = useState<Problem | null>(null);
  const hasOne = wording.one !== '';
  const { form, draft, onSubmit } = useDraftedForm({
    name: decisionDraft(by.userId, wording.id),
    schema: decisionSchema,
    empty: decisionStart(wording),
    action: {
      run: async (decision) => {
        const texts = forms.length > 1 ? [decision.acceptedOne, decision.accepted] : [decision.accepted];
        const isStale = !isPresent(forms, wording.english);
        const isChecked = decision.speaker !== '';
        const words = isStale ? needed : withAccepted(needed, { forms, texts, isChecked });
        const wrong = forms.map(({ english }, index) => checkWording(texts[index] ?? '', english));
        const found: Problem | null =
          wrong.find((one) => one !== null) ?? (fitsOverlay(words) ? null : { kind: 'full' });
        setProblem(found);
        if (found) return false;
        const { data } = await decide({ wording, to: 'accepted', decision, overlay, words, by });
        return data === null;
      },
    },
  });
  const decline = async () => {
    const decision = { accepted: '', acceptedOne: '', speaker: '', answer: form.getValues('answer').trim() };
    const { data } = await decide({ wording, to: 'declined', decision, overlay, words: overlay.words, by });
    if (data === null) draft.forget();
  };
  return (
    <DraftForm draft={draft} className={deskStyles.form} onSubmit={onSubmit}>
      {hasOne ? <TextAreaField form={form} name="acceptedOne" label={t('form.one')} rows={2} /> : null}
      <TextAreaField form={form} name="accepted" label={t('form.text')} rows={2} />
      <TextField
        form={form}
        name="speaker"
        label={t('form.speaker')}
        hint={t('form.speakerHint')}
        isOptional
      />
      <TextField form={form} name="answer" label={t('form.answer')} isOptional />
      <BackendProblem error={error} />
      <Row>
        <Button type="submit" isSmall isBusy={isLoading} disabled={forms.length === 0}>
          {t('accept')}
        </Button>
        <Button variant="second" isSmall isBusy={isLoading} onClick={() => void decline()}>
          {t('decline')}
        </Button>
        <span role="status">
          {problem?.kind === 'full'
            ? t('full')
            : problem
              ? t(`problem.${problem.kind}`, { ...problem })
              : null}
        </span>
      </Row>
      <DraftNote draft={draft} isQuiet />
    </DraftForm>
  );
}
