import { clsx } from 'clsx/lite';
import { Button, Row, stackStyles } from 'design-system';
import { useTranslation } from 'react-i18next';
import * as v from 'valibot';
import { helpedAnswers, type HelpedAnswer } from '@/entities/homework/question';
import { DraftForm, useDraftedForm } from '@/shared/drafts';
import { oneOf } from '@/shared/fields';
import { useOwnAction } from '@/shared/pending-writes';
import { ChipsField, TickField } from '@/shared/ui/form';
import { closeOf } from '../model/thread-writes';
import type { OwnFormProps } from './ask-back-form';
import styles from './thread-forms.module.css';

const schema = v.object({ helped: oneOf(helpedAnswers), mayPublish: v.boolean() });

/** Says whether the answer helped, and whether others may learn from it. That closes the question. */
export function CloseForm({ own, acts, learned }: OwnFormProps) {
  const { t } = useTranslation('homework-thread');
  const action = useOwnAction(acts, (given: { helped: HelpedAnswer; mayPublish: boolean }) => [
    closeOf(own, given, learned),
  ]);
  const { form, draft, onSubmit } = useDraftedForm({
    name: { form: `homework-close.${own.question.id}`, version: 1 },
    schema,
    empty: { helped: '', mayPublish: false },
    action,
  });
  return (
    <DraftForm draft={draft} className={clsx(stackStyles.form, styles.form)} onSubmit={onSubmit}>
      <h3>{t('close.heading')}</h3>
      <ChipsField
        form={form}
        type="radio"
        name="helped"
        label={t('close.label')}
        options={helpedAnswers.map((value) => ({ value, label: t(`close.helped.${value}`) }))}
      />
      <TickField form={form} name="mayPublish" label={t('close.mayPublish')} />
      <Row>
        <Button type="submit" isBusy={action.isRunning}>
          {t('close.send')}
        </Button>
      </Row>
      <p>{t('close.words')}</p>
    </DraftForm>
  );
}
