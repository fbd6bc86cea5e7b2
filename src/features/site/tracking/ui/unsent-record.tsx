import { clsx } from 'clsx/lite';
import { Button, Lead, Line, LineItem, Row, Section, StopHeading, textStyles } from 'design-system';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { kindOfCode, type ReferenceCode } from '@/entities/reference-code';
import { useDraftStore } from '@/shared/drafts';
import { useOutbox, type RefusedItem, type WaitingItem } from '@/shared/submission';
import { useFormats } from '@/shared/i18n';
import { problemOf, whereItIs } from '../model/unsent';
import { CodeHold } from './code-hold';
import receipt from './receipt/receipt.module.css';
import { ReportDanger } from './receipt/report-receipt';
import story from './timeline.module.css';
import styles from './unsent-record.module.css';

/** The office does not know of the child yet, so show the emergency numbers. */
const isReport = ({ code }: WaitingItem | RefusedItem) => kindOfCode(code) === 'concern';

interface UnsentRecordProps {
  item: WaitingItem | RefusedItem;
  /** Called when it is turned back into a draft. */
  onTakenBack: (code: ReferenceCode) => void;
}

/** A submission that has not reached the backend: its state, the reason, and possible actions. */
export function UnsentRecord({ item, onTakenBack }: UnsentRecordProps) {
  const { t } = useTranslation('code');
  const { date } = useFormats();
  const { isSending, tryNow } = useOutbox();
  const { change, problem } = useTakeBack(onTakenBack);
  const isRefused = item.state === 'refused';
  const kind = whereItIs(item);
  return (
    <>
      <Section isFirst className={receipt.receipt}>
        <h1 className={receipt.heading}>{t(`unsent.${kind}.heading`)}</h1>
        <Lead className={receipt.lead}>{t(`unsent.${kind}.lead`)}</Lead>
        {isReport(item) ? <ReportDanger /> : null}
        <CodeHold code={item.code} />
      </Section>
      <Section isClipped>
        <StopHeading>{t('soFar')}</StopHeading>
        <Line kind="spine" isOpen className={story.story}>
          <LineItem state="done" className={story.stop}>
            <time dateTime={item.addedAt}>{date(item.addedAt, 'moment')}</time>
            <b>{t('unsent.made.title')}</b>
            <span>{t('unsent.made.words')}</span>
          </LineItem>
          <LineItem state="call" isDashed className={story.stop} aria-current="step">
            <b role="status">{t(isSending && !isRefused ? 'unsent.sending' : `unsent.${kind}.title`)}</b>
            <span>{t(`unsent.${kind}.words`)}</span>
            {isRefused && kindOfCode(item.code) === 'jobApplication' ? (
              <span>{t('jobApplication.refused')}</span>
            ) : null}
            {isRefused || kindOfCode(item.code) !== 'consultancy' ? null : (
              <span>{t('unsent.consultancy')}</span>
            )}
            {item.problem ? <span>{t(`unsent.problems.${problemOf(item)}`)}</span> : null}
          </LineItem>
          <LineItem state="todo" isDashed className={clsx(story.stop, textStyles.soft)}>
            <b>{t('steps.submitted.title')}</b>
          </LineItem>
          <LineItem state="todo" isDashed className={clsx(story.stop, textStyles.soft)}>
            <b>{t('steps.seen.title')}</b>
          </LineItem>
        </Line>
        <Row className={styles.ways}>
          {isRefused ? null : (
            <Button onClick={tryNow} disabled={isSending} aria-busy={isSending}>
              {t('unsent.tryNow')}
            </Button>
          )}
          {kind === 'files' ? null : (
            <Button variant={isRefused ? 'main' : 'second'} onClick={() => void change(item)}>
              {t('unsent.change')}
            </Button>
          )}
        </Row>
        <p role="status">{problem ? t(`unsent.${problem === 'sending' ? 'busy' : problem}`) : null}</p>
      </Section>
    </>
  );
}

/**
 * Turns a submission back into a draft of its form. Refuses when it may have arrived, or when the form has
 * another draft; sets `problem` then.
 */
function useTakeBack(onTakenBack: (code: ReferenceCode) => void) {
  const drafts = useDraftStore();
  const navigate = useNavigate();
  const { takeBack } = useOutbox();
  const [problem, setProblem] = useState<'unsure' | 'unkept' | 'sending' | null>(null);
  const change = async ({ code, editAt }: WaitingItem | RefusedItem) => {
    const outcome = await takeBack(code, drafts.toDraft);
    if (outcome === 'taken') {
      onTakenBack(code);
      await navigate(editAt);
    } else setProblem(outcome === 'arrived' ? null : outcome);
  };
  return { change, problem };
}
