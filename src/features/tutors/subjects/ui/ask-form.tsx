import { Button, Note, Row } from 'design-system';
import { useTranslation } from 'react-i18next';
import * as v from 'valibot';
import { additionPapers, type SubjectAddition } from '@/entities/vetting/subject-addition';
import type { Tutor } from '@/entities/tutor';
import {
  DraftForm,
  DraftNote,
  KeptNote,
  PapersField,
  paperRules,
  UnkeptSwitch,
  useAttachments,
  useDraftedForm,
} from '@/shared/drafts';
import { limits, optionalText, someOf } from '@/shared/fields';
import { levels, subjects } from '@/shared/ghana';
import type { Signature } from '@/shared/pending-writes';
import { BackendProblem, ChipsField, TextAreaField } from '@/shared/ui/form';
import { useAsk } from '../model/use-ask';
import styles from './subjects-part.module.css';

/** Holds the text and the papers until all have arrived. */
const subjectsDraft = { form: 'more-subjects', version: 1, isOfAccount: true } as const;

const askSchema = v.object({
  subjects: someOf(subjects),
  levels: v.array(v.picklist(levels)),
  words: optionalText(limits.shortText),
});

interface AskFormProps {
  tutor: Tutor;
  who: Signature;
  additions: readonly SubjectAddition[];
}

/** Asks for subjects that the profile lacks. Papers that have not arrived are sent again from here. */
export function AskForm({ tutor, who, additions }: AskFormProps) {
  const { t } = useTranslation(['tutor-area', 'ghana']);
  const papers = useAttachments(subjectsDraft, paperRules);
  const ask = useAsk(who, papers, additions);
  const { form, draft, onSubmit } = useDraftedForm<
    v.InferInput<typeof askSchema>,
    v.InferOutput<typeof askSchema>
  >({
    name: subjectsDraft,
    schema: askSchema,
    empty: { subjects: [], levels: [], words: '' },
    action: { run: (given) => ask.run(given) },
    staysOpen: true,
  });
  const labels = {
    subjects: t('subjects.form.subjects'),
    levels: t('subjects.form.levels'),
    words: t('subjects.form.words'),
  };
  const { unfinished } = ask;
  if (unfinished) {
    const goOn = async () => {
      if (await ask.goOn(unfinished)) draft.discard();
    };
    return (
      <Note tone="call" className={styles.form} role="status">
        <b>{t('subjects.unfinished.heading')}</b>
        <p>{t('subjects.unfinished.words')}</p>
        <BackendProblem error={ask.error ?? undefined} />
        <Row>
          <Button isBusy={ask.isRunning} onClick={() => void goOn()}>
            {t('subjects.unfinished.send')}
          </Button>
        </Row>
      </Note>
    );
  }
  if (additions.some(({ state }) => state === 'asked'))
    return <p className={styles.status}>{t('subjects.oneAtATime')}</p>;
  return (
    <DraftForm
      draft={draft}
      className={styles.form}
      onSubmit={onSubmit}
      aria-label={t('subjects.form.heading')}
    >
      <h3>{t('subjects.form.heading')}</h3>
      <p>{t('subjects.form.network')}</p>
      <ChipsField
        form={form}
        type="checkbox"
        name="subjects"
        label={labels.subjects}
        options={subjects
          .filter((value) => !tutor.subjects.includes(value))
          .map((value) => ({ value, label: t(`ghana:subjects.${value}`) }))}
      />
      <ChipsField
        form={form}
        type="checkbox"
        name="levels"
        label={labels.levels}
        hint={t('subjects.form.levelsHint')}
        isOptional
        options={levels
          .filter((value) => !tutor.levels.includes(value))
          .map((value) => ({ value, label: t(`ghana:levels.${value}`) }))}
      />
      <TextAreaField
        form={form}
        name="words"
        label={labels.words}
        hint={t('subjects.form.wordsHint')}
        isOptional
        rows={3}
      />
      <PapersField
        level="h4"
        heading={t('subjects.form.papers')}
        words={t('subjects.form.papersWords')}
        kinds={additionPapers.map((kind) => ({ kind, name: t(`subjects.form.kinds.${kind}`) }))}
        papers={papers}
        onAdd={draft.keep}
      />
      {ask.problem ? (
        <Note tone="call">
          <p role="alert">{t(`subjects.form.${ask.problem}`)}</p>
        </Note>
      ) : null}
      <KeptNote draft={draft} labels={labels} />
      <DraftNote draft={draft} isQuiet />
      <BackendProblem error={ask.error ?? undefined} />
      <Row>
        <Button type="submit" isBusy={ask.isRunning}>
          {t(ask.isRunning ? 'subjects.form.sending' : 'subjects.form.send')}
        </Button>
      </Row>
      <UnkeptSwitch draft={draft} />
    </DraftForm>
  );
}
