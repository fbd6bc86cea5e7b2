import { Button, Note } from 'design-system';
import { useTranslation } from 'react-i18next';
import type { Consultation } from '@/entities/consultancy/consultation';
import { useTransitionRecordMutation } from '@/entities/change-log';
import { useStaff } from '@/entities/session';
import { Confirm, deskStyles, OvertakenNote, useAskedMove } from '@/shared/desk';
import { junk, type Transition } from '@/shared/lib/lifecycle';
import { BackendProblem } from '@/shared/ui/form';
import type { ConsultationRow } from '../model/consultation-row';
import { DeclineForm } from './decline-form';

/** Moves that need a reason or a confirmation. */
const asked: readonly string[] = ['declined', 'cancelled', junk];

/** A proposal is sent by its form. */
const isButton = ({ event }: Transition) => event !== 'proposal.sent';

/** Buttons for what the office may do with a consultation. Declining asks for the reason first. */
export function ConsultationMoves({ row }: { row: ConsultationRow }) {
  const by = useStaff();
  const { t } = useTranslation(['consultation-desk', 'admin']);
  const words = t as (key: string) => string;
  const [move, { error, isLoading }] = useTransitionRecordMutation();
  const { open, ask, leave, isOvertaken, isAllowed, finish } = useAskedMove(row.state, row.transitions);
  const make = async ({ event, from, to }: Transition, reason?: Consultation['reason']) => {
    const { error: problem } = await move({
      ref: row.ref,
      path: row.path,
      by,
      event,
      from,
      to,
      ...(reason !== undefined && { changes: { reason } }),
    });
    return problem === undefined;
  };
  const transitions = row.transitions.filter(isButton);
  if (transitions.length === 0 && open === null) return <p>{t('admin:noMoves')}</p>;
  return (
    <>
      {row.state === 'proposed' ? (
        <Note tone="plain">
          <p>{t('moves.waits')}</p>
        </Note>
      ) : null}
      <div className={deskStyles.moves}>
        {transitions.map((one, index) => (
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
        <DeclineForm
          name={`decline-consultation.${by.userId}.${row.ref}`}
          isSending={isLoading}
          send={(reason) => finish(() => make(open, reason))}
          onClose={leave}
        />
      ) : null}
      {open && open.to !== 'declined' ? (
        <Confirm
          words={open.to === junk ? t('admin:junk.words') : t('moves.cancelWords')}
          yes={open.to === junk ? t('admin:junk.confirm') : t('moves.cancelConfirm')}
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
