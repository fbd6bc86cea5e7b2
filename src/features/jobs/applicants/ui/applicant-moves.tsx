import { Button } from 'design-system';
import { useTranslation } from 'react-i18next';
import { declineReasons, type JobApplication } from '@/entities/jobs/job-application';
import { useTransitionRecordMutation } from '@/entities/change-log';
import { useStaff } from '@/entities/session';
import { Confirm, deskStyles, OvertakenNote, useAskedMove } from '@/shared/desk';
import { ReasonForm } from '@/shared/drafts';
import { limits } from '@/shared/fields';
import { junk, type Transition } from '@/shared/lib/lifecycle';
import { BackendProblem } from '@/shared/ui/form';
import type { ApplicantRow } from '../model/applicant-row';

interface ApplicantMovesProps {
  row: ApplicantRow;
  onMoved?: (to: string) => void;
}

/** Moves that need a reason or a confirmation. */
const asked: readonly string[] = ['declined', junk];

/** Buttons for what the office may do with an application. Declining asks for the reason first. */
export function ApplicantMoves({ row, onMoved }: ApplicantMovesProps) {
  const staff = useStaff();
  const { t } = useTranslation(['applicants', 'admin']);
  const words = t as (key: string) => string;
  const [move, { error, isLoading }] = useTransitionRecordMutation();
  const { open, ask, leave, isOvertaken, isAllowed, finish } = useAskedMove(row.state, row.transitions);
  const make = async ({ event, from, to }: Transition, decision?: JobApplication['decision']) => {
    const { error: problem } = await move({
      ref: row.ref,
      path: row.path,
      by: staff,
      event,
      from,
      to,
      ...(decision && { changes: { decision } }),
    });
    if (problem === undefined) onMoved?.(to);
    return problem === undefined;
  };
  if (row.transitions.length === 0 && open === null) return <p>{t('admin:noMoves')}</p>;
  return (
    <>
      <div className={deskStyles.moves}>
        {row.transitions.map((one, index) => (
          <Button
            key={one.event}
            isSmall
            isWide
            variant={asked.includes(one.to) ? 'text' : index === 0 ? 'main' : 'second'}
            disabled={isLoading}
            aria-expanded={asked.includes(one.to) ? open?.event === one.event : undefined}
            onClick={() => (asked.includes(one.to) ? ask(one) : void make(one))}
          >
            {words(`admin:events.${one.event.replace('.', '-')}`)}
          </Button>
        ))}
      </div>
      {isOvertaken ? <OvertakenNote state={row.state} isAllowed={isAllowed} /> : null}
      {open?.to === 'declined' ? (
        <ReasonForm
          form={`decline-applicant.${staff.userId}.${row.ref}`}
          isOfAccount
          isSmall
          takesFocus
          reasons={declineReasons.map((value) => ({ value, label: t(`decline.reasons.${value}`) }))}
          maxLength={limits.longText}
          labels={{
            reason: t('decline.reason'),
            words: t('decline.words'),
            send: t('decline.send'),
            leave: t('decline.leave'),
          }}
          hint={t('decline.hint')}
          make={({ reason, words: said }) => ({ reason, words: said })}
          send={async (decision) => ((await finish(() => make(open, decision))) ? 'done' : 'unsure')}
          onLeave={leave}
        />
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
    </>
  );
}
