import { clsx } from 'clsx/lite';
import { Button, Row, stackStyles } from 'design-system';
import { useTranslation } from 'react-i18next';
import * as v from 'valibot';
import { isConfirmed, maximumAsksBack, type Learned } from '@/entities/homework/question';
import { withoutContacts } from '@/shared/contact-words';
import { DraftForm, DraftNote, KeptNote, UnkeptSwitch, useDraftedForm } from '@/shared/drafts';
import { limits, requiredText } from '@/shared/fields';
import { useOwnAction, type OwnPendingWrites } from '@/shared/pending-writes';
import { useNow } from '@/shared/lib/clock';
import { TextAreaField } from '@/shared/ui/form';
import { askBackOf, type OwnQuestion } from '../model/thread-writes';
import styles from './thread-forms.module.css';

export interface OwnFormProps {
  own: OwnQuestion;
  acts: OwnPendingWrites;
  learned: Learned;
}

const schema = v.object({ words: v.pipe(requiredText(limits.longText), withoutContacts) });

/** Asks back about the answer, as often as is allowed. */
export function AskBackForm({ own, acts, learned }: OwnFormProps) {
  const { t } = useTranslation('homework-thread');
  const action = useOwnAction(acts, ({ words }: { words: string }) => [askBackOf(own, words, learned)]);
  const { form, draft, onSubmit } = useDraftedForm({
    name: { form: `homework-back.${own.question.id}`, version: 1 },
    schema,
    empty: { words: '' },
    action,
  });
  const now = useNow();
  const left = maximumAsksBack - own.question.asksBack;
  if (left <= 0) return <p>{t('askBack.used')}</p>;
  if (isConfirmed(own.question, now)) return <p>{t('askBack.stands')}</p>;
  return (
    <DraftForm draft={draft} className={clsx(stackStyles.form, styles.form)} onSubmit={onSubmit}>
      <h3>{t('askBack.heading')}</h3>
      <TextAreaField
        form={form}
        name="words"
        label={t('askBack.label')}
        hint={t('askBack.hint', { count: left })}
        rows={3}
      />
      <KeptNote draft={draft} labels={{ words: t('askBack.label') }} />
      <DraftNote draft={draft} isQuiet />
      <Row>
        <Button type="submit" variant="second" isSmall isBusy={action.isRunning}>
          {t('askBack.send')}
        </Button>
      </Row>
      <UnkeptSwitch draft={draft} />
    </DraftForm>
  );
}
