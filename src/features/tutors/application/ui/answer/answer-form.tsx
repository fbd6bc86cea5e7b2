import { Button, Note, stackStyles } from 'design-system';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import * as v from 'valibot';
import { applicationLimits } from '@/entities/tutor-application';
import {
  DraftForm,
  DraftNote,
  KeptNote,
  paperRules,
  UnkeptSwitch,
  useAttachments,
  useDraftedForm,
} from '@/shared/drafts';
import { optionalText, requiredText } from '@/shared/fields';
import { useOwnAction, type NewPendingWrite, type OwnPendingWrites } from '@/shared/pending-writes';
import { TextAreaField } from '@/shared/ui/form';
import type { Answer } from '../../model/answer-writes';
import { ApplicationPapers } from '../application-papers';
import { NotTaken } from './not-taken';

interface AnswerFormProps {
  /** Name of the draft. */
  name: string;
  make: (given: Answer) => NewPendingWrite;
  label: string;
  hasPapers?: boolean;
  /** `over`: the office has gone on; what was typed stays on the screen. */
  stage: 'asked' | 'under-way' | 'over';
  acts: OwnPendingWrites;
}

const { about: maximum } = applicationLimits;
const withWords = v.object({ words: requiredText(maximum) });
const withPapers = v.object({ words: optionalText(maximum) });

/** Answers the office in words, with papers, or both. */
export function AnswerForm({
  name: draftName,
  make,
  label,
  hasPapers = false,
  stage,
  acts,
}: AnswerFormProps) {
  const { t } = useTranslation('answers');
  const name = { form: draftName, version: 1 };
  const papers = useAttachments(name, paperRules);
  const answer = useOwnAction(acts, (given: Answer) => [make(given)]);
  const { form, draft, onSubmit } = useDraftedForm({
    name,
    schema: papers.items.length === 0 ? withWords : withPapers,
    empty: { words: '' },
    action: {
      isJustDone: answer.isJustDone,
      // The act has them now, and they belong to the draft that goes next.
      run: async ({ words }: { words: string }) => {
        const isDone = await answer.run({ words, papers: papers.items });
        if (isDone) await papers.clear();
        return isDone;
      },
    },
    staysOpen: true,
  });
  const typed = useWatch({ control: form.control, name: 'words' });
  if (stage === 'under-way') return null;
  if (stage === 'over')
    return typed.trim() === '' ? null : (
      <NotTaken why={t('late')} words={typed} papers={[]} onForget={() => draft.discard()} />
    );
  return (
    <Note>
      <DraftForm draft={draft} className={stackStyles.form} onSubmit={onSubmit}>
        <TextAreaField form={form} name="words" rows={4} label={label} hint={t('wordsHint')} />
        <KeptNote draft={draft} labels={{ words: label }} />
        <DraftNote draft={draft} isQuiet />
        {hasPapers ? (
          <ApplicationPapers papers={papers} heading={t('papersHeading')} words={t('papersWords')} />
        ) : null}
        <Button type="submit" isBusy={answer.isRunning}>
          {t('send')}
        </Button>
        <UnkeptSwitch draft={draft} />
      </DraftForm>
    </Note>
  );
}
