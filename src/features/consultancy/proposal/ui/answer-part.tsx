import { useMachine } from '@xstate/react';
import { Button, Note, Row, stackStyles } from 'design-system';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { consultationPath, type Consultation } from '@/entities/consultancy/consultation';
import type { SchoolProposal } from '@/entities/consultancy/proposal';
import { useFormats } from '@/shared/i18n';
import { useFocusPart } from '@/shared/lib/focus';
import { isFailedWrite, type OwnPendingWrites } from '@/shared/pending-writes';
import { answerMachine } from '../model/answer-machine';
import { answerabilityOf, answerOf } from '../model/judge-answer';
import { proposalAccepted, proposalDeclined } from '../model/school-writes';
import { AnswerActs } from './answer-acts';
import { AnswerForm } from './answer-form';

interface AnswerPartProps {
  consultation: Consultation;
  /** The newest version. */
  proposal: SchoolProposal;
  proposals: readonly SchoolProposal[];
  acts: OwnPendingWrites;
  now: Date;
}

/** Accepts or declines the newest version, and says what became of an answer that was not taken. */
export function AnswerPart({ consultation, proposal, proposals, acts, now }: AnswerPartProps) {
  const { t } = useTranslation('consultation');
  const { date } = useFormats();
  const { ref, lastChange } = consultation;
  const { version } = proposal;
  const [state, send] = useMachine(answerMachine, { input: { version } });
  useEffect(() => send({ type: 'version.shown', version }), [send, version]);
  const isDoing = (event: string) => acts.isDoing(event, lastChange, consultationPath(ref));
  const isUnderWay = isDoing(proposalAccepted) || isDoing(proposalDeclined);
  const answerability = answerabilityOf(consultation, proposal, now);
  const kind = state.matches('accepting') ? 'accepted' : state.matches('declining') ? 'declined' : null;
  const isBehind = answerability === 'behind';
  const isReplaced = state.matches({ accepting: 'replaced' }) || state.matches({ declining: 'replaced' });
  const failed = acts.unsent.filter(isFailedWrite).find((act) => answerOf(act) !== null);
  return (
    // The same place for all: whoever opens, leaves or sends the form by keyboard stays at it.
    <div tabIndex={-1} className={stackStyles.apart}>
      <AnswerActs {...{ consultation, proposals, acts, now }} />
      {answerability === 'closed' || isUnderWay ? null : (
        <>
          {answerability === 'late' ? (
            <Note tone="call" role="status">
              <p>{t('answer.late', { date: date(proposal.validUntil, 'day') })}</p>
            </Note>
          ) : null}
          {isBehind ? <p role="status">{t('answer.behind', { version: consultation.latest })}</p> : null}
          {kind === null ? (
            <Row>
              <Button disabled={isBehind} onClick={() => send({ type: 'acceptance.opened' })}>
                {t('answer.accepted.open')}
              </Button>
              <Button variant="second" disabled={isBehind} onClick={() => send({ type: 'refusal.opened' })}>
                {t('answer.declined.open')}
              </Button>
            </Row>
          ) : (
            <AnswerForm
              key={kind}
              {...{ consultation, acts, kind }}
              isHeld={isReplaced || isBehind}
              version={state.context.version}
              given={failed ? answerOf(failed) : null}
              onLeave={() => send({ type: 'form.left' })}
            >
              {isReplaced ? (
                <ReplacedNote version={version} onRead={() => send({ type: 'version.read' })} />
              ) : null}
            </AnswerForm>
          )}
        </>
      )}
    </div>
  );
}

function ReplacedNote({ version, onRead }: { version: number; onRead: () => void }) {
  const { t } = useTranslation('consultation');
  const part = useRef<HTMLDivElement>(null);
  useFocusPart(part, true);
  return (
    <div ref={part} tabIndex={-1}>
      <Note tone="call" role="alert" className={stackStyles.near}>
        <p>
          <b>{t('answer.replaced.title', { version })}</b>
        </p>
        <p>{t('answer.replaced.words')}</p>
        <Row>
          <Button type="button" variant="second" isSmall onClick={onRead}>
            {t('answer.replaced.read', { version })}
          </Button>
        </Row>
      </Note>
    </div>
  );
}
