import { Button } from 'design-system';
import { useTranslation } from 'react-i18next';
import type { Evidence } from '@/entities/vetting/evidence';
import { useStaff } from '@/entities/session';
import type { TutorApplication } from '@/entities/tutor-application';
import { junk, type Transition } from '@/shared/lib/lifecycle';
import { BackendProblem } from '@/shared/ui/form';
import { useTransitionApplicationMutation, type Told } from '../api/vetting-api';
import { Confirm, deskStyles, OvertakenNote, useAskedMove, type DeskRecord } from '@/shared/desk';
import { ApprovePart } from './approve-part';
import { AskForm } from './ask-form';
import { InterviewForm } from './interview-form';
import { RefuseForm } from './refuse-form';

export interface ApplicationTransitionsProps {
  record: DeskRecord;
  application: TutorApplication;
  evidence: readonly Evidence[];
}

/** Plans an interview anew; the application stays in its state. */
const replan: Transition = { event: 'interview.moved', from: 'interview', to: 'interview', by: 'office' };

/** Transitions that need a message, have other effects, or need confirmation. */
const asked: readonly string[] = [
  'papers.asked',
  'interview.planned',
  replan.event,
  'application.rejected',
  'application.approved',
  'application.junked',
];

/** Buttons for the allowed transitions of the application; some open a form first. */
export function ApplicationTransitions({ record, application, evidence }: ApplicationTransitionsProps) {
  const staff = useStaff();
  const { t } = useTranslation(['vetting', 'admin']);
  const words = t as (key: string) => string;
  const [transition, { error, isLoading }] = useTransitionApplicationMutation();
  const moves = record.state === replan.from ? [...record.transitions, replan] : record.transitions;
  const { open, ask, leave, isOvertaken, isAllowed, finish } = useAskedMove(record.state, moves);
  const make = async ({ event, from, to }: Transition, told: Told = {}) =>
    (await transition({ ref: record.ref, by: staff, event, from, to, ...told })).error === undefined;
  const draftName = `${staff.userId}.${record.ref}`;

  return (
    <section>
      <h2>{t('moves.heading')}</h2>
      {record.transitions.length === 0 ? <p>{t('moves.none')}</p> : null}
      <div className={deskStyles.moves}>
        {moves.map((one, index) => (
          <Button
            key={one.event}
            isSmall
            isWide
            variant={one.to === 'rejected' || one.to === junk ? 'text' : index === 0 ? 'main' : 'second'}
            disabled={isLoading}
            aria-expanded={asked.includes(one.event) ? open?.event === one.event : undefined}
            onClick={() => (asked.includes(one.event) ? ask(one) : void make(one))}
          >
            {words(`admin:events.${one.event.replace('.', '-')}`)}
          </Button>
        ))}
      </div>
      {isOvertaken ? <OvertakenNote state={record.state} isAllowed={isAllowed} /> : null}
      {open?.event === 'papers.asked' ? (
        <AskForm
          draftForm={`ask.${draftName}`}
          onLeave={leave}
          onSend={(words) => finish(() => make(open, { message: { words } }))}
        />
      ) : null}
      {open?.event === 'interview.planned' || open?.event === replan.event ? (
        <InterviewForm
          draftForm={`interview.${draftName}`}
          onLeave={leave}
          onSend={(interview, words) => finish(() => make(open, { message: { words, interview } }))}
        />
      ) : null}
      {open?.event === 'application.rejected' ? (
        <RefuseForm
          draftForm={`refusal.${draftName}`}
          onLeave={leave}
          onSend={(decision) => finish(() => make(open, { told: { decision } }))}
        />
      ) : null}
      {open?.event === 'application.approved' ? (
        <ApprovePart application={application} evidence={evidence} onLeave={leave} />
      ) : null}
      {open?.to === junk ? (
        <Confirm
          words={t('admin:junk.words')}
          yes={t('admin:junk.confirm')}
          onConfirm={() => {
            leave();
            void make(open);
          }}
          onLeave={leave}
        />
      ) : null}
      <BackendProblem error={error} />
    </section>
  );
}
