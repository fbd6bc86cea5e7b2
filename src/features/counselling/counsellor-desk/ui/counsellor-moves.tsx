import { Button, Row, textStyles } from 'design-system';
import { useTranslation } from 'react-i18next';
import { counsellorLifecycle, ownCounsellorEvents, type Counsellor } from '@/entities/counselling/counsellor';
import { useStaff } from '@/entities/session';
import { outcomeOf } from '@/shared/api';
import { ConfirmButton } from '@/shared/ui/confirm-button';
import { BackendProblem } from '@/shared/ui/form';
import { useMoveCounsellorMutation } from '../api/counsellor-desk-api';

/** Publishes, pauses, resumes or ends a profile. A counsellor only pauses and resumes the own one. */
export function CounsellorMoves({ counsellor, isOwn }: { counsellor: Counsellor; isOwn: boolean }) {
  const { t } = useTranslation('counselling-desk');
  const by = useStaff();
  const [move, { error, isLoading }] = useMoveCounsellorMutation();
  const moves = counsellorLifecycle
    .transitionsFrom(counsellor.state, 'office')
    .filter(({ event }) => !isOwn || (ownCounsellorEvents as readonly string[]).includes(event));
  const words = t as (key: string) => string;
  if (counsellor.state === 'left') return <p className={textStyles.soft}>{t('moves.hasLeft')}</p>;
  return (
    <>
      <BackendProblem error={error} />
      <Row>
        {moves
          .filter(({ event }) => event !== 'counsellor.left')
          .map(({ event, to }) => (
            <Button
              key={event}
              variant="second"
              isSmall
              isBusy={isLoading}
              onClick={() =>
                void move({
                  by,
                  counsellor,
                  event,
                  to,
                })
              }
            >
              {words(`moves.${event.replace('counsellor.', '')}`)}
            </Button>
          ))}
      </Row>
      {moves.some(({ event }) => event === 'counsellor.left') ? (
        <ConfirmButton
          isSmall
          open={t('moves.left')}
          words={t('moves.leftWords')}
          sendLabel={t('moves.leftSend')}
          leave={t('leave')}
          make={() => ({ by, counsellor, event: 'counsellor.left' as const, to: 'left' as const })}
          send={async (given) => outcomeOf((await move(given)).error)}
          error={error}
        />
      ) : null}
    </>
  );
}
