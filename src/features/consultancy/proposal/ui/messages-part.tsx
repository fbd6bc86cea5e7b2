import { clsx } from 'clsx/lite';
import { Button, Row, Section, stackStyles, StopHeading, textStyles } from 'design-system';
import { useTranslation } from 'react-i18next';
import * as v from 'valibot';
import {
  openStates,
  questionAsked,
  useConsultationMessagesQuery,
  type Consultation,
} from '@/entities/consultancy/consultation';
import { DraftForm, DraftNote, KeptNote, UnkeptSwitch, useDraftedForm } from '@/shared/drafts';
import { limits, requiredText } from '@/shared/fields';
import { useFormats } from '@/shared/i18n';
import { isWaitingWrite, useOwnAction, type OwnPendingWrites } from '@/shared/pending-writes';
import { BackendProblem, TextAreaField } from '@/shared/ui/form';
import { writeToOffice } from '../model/school-writes';
import styles from './proposal.module.css';

interface MessagesPartProps {
  consultation: Consultation;
  acts: OwnPendingWrites;
  isDesk: boolean;
}

/** Questions of the school and answers of the office, in their order, and a form for the next one. */
export function MessagesPart({ consultation, acts, isDesk }: MessagesPartProps) {
  const { t } = useTranslation('consultation');
  const { date } = useFormats();
  const { ref, state, removal, asked } = consultation;
  const { data: messages = [], error } = useConsultationMessagesQuery(ref);
  const isOpen = openStates.includes(state) && removal === undefined;
  const own = acts.hopeful.filter(
    ({ id, event }) => event === questionAsked && messages.every((message) => message.id !== id),
  );
  if (!isOpen && messages.length === 0) return null;
  return (
    <Section tabIndex={-1} isTight className={stackStyles.apart}>
      <StopHeading>{t('messages.heading')}</StopHeading>
      {error !== undefined && messages.length === 0 ? <BackendProblem error={error} /> : null}
      <ol className={styles.messages}>
        {messages.map(({ id, from, words, at }) => (
          <li key={id} className={clsx(styles.message, from === 'office' && styles.ours)}>
            <b>{t(`messages.from.${from}`)}</b>
            <time dateTime={at} className={textStyles.soft}>
              {date(at, 'longMoment')}
            </time>
            <p className={styles.text}>{words}</p>
          </li>
        ))}
        {own.map((act) => (
          <li key={act.id} className={styles.message}>
            <b>{t('messages.from.school')}</b>
            <span role="status" className={textStyles.soft}>
              {t(isWaitingWrite(act) ? 'acts.waiting' : 'messages.arrived')}
            </span>
            <p className={styles.text}>{String(act.shown.words)}</p>
          </li>
        ))}
      </ol>
      <FailedQuestions acts={acts} />
      {isOpen && !isDesk ? (
        <>
          {asked ? <p>{t('messages.asked')}</p> : null}
          <QuestionForm consultation={consultation} acts={acts} />
        </>
      ) : null}
    </Section>
  );
}

function FailedQuestions({ acts }: Pick<MessagesPartProps, 'acts'>) {
  const { t } = useTranslation('consultation');
  const failed = acts.unsent.filter((act) => act.event === questionAsked && !isWaitingWrite(act));
  return failed.map((act) => (
    <div key={act.id} role="status" className={stackStyles.near}>
      <p>
        <b>{t('messages.refused')}</b>
      </p>
      <blockquote className={styles.text}>{String(act.shown.words)}</blockquote>
      <Row>
        <Button variant="text" isSmall onClick={() => void acts.forget(act.id)}>
          {t('acts.forget')}
        </Button>
      </Row>
    </div>
  ));
}

const schema = v.object({ words: requiredText(limits.longText) });

function QuestionForm({ consultation, acts }: Omit<MessagesPartProps, 'isDesk'>) {
  const { t } = useTranslation('consultation');
  const action = useOwnAction(acts, ({ words }: v.InferOutput<typeof schema>) => [
    writeToOffice(consultation, words),
  ]);
  const { form, draft, onSubmit } = useDraftedForm({
    name: { form: `question.${consultation.ref}`, version: 1 },
    schema,
    empty: { words: '' },
    action,
    staysOpen: true,
  });
  const label = t('messages.label');
  return (
    <DraftForm draft={draft} className={stackStyles.form} onSubmit={onSubmit}>
      <TextAreaField form={form} name="words" rows={4} label={label} hint={t('messages.hint')} />
      <KeptNote draft={draft} labels={{ words: label }} />
      <DraftNote draft={draft} isQuiet />
      <Button type="submit" variant="second" isBusy={action.isRunning}>
        {t('messages.send')}
      </Button>
      <UnkeptSwitch draft={draft} />
    </DraftForm>
  );
}
