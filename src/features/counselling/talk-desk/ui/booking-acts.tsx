import { Button, Row, textStyles } from 'design-system';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Booking } from '@/entities/counselling/booking';
import { useStaff } from '@/entities/session';
import { outcomeOf } from '@/shared/api';
import { useNow } from '@/shared/lib/clock';
import { ConfirmButton } from '@/shared/ui/confirm-button';
import { BackendProblem } from '@/shared/ui/form';
import { useFinishTalkMutation, useJunkTalkMutation } from '../api/counselling-desk-api';
import { hasBegun } from '../model/booking-record';
import { CancelTalk } from './cancel-talk';
import styles from './counselling.module.css';
import { TimeChoice } from './time-choice';

/** What a counsellor does with a talk: its time, what became of it, calling it off. */
export function BookingActs({ booking }: { booking: Booking }) {
  const { t } = useTranslation('counselling-desk');
  const isOpen = booking.state === 'waiting' || booking.state === 'booked';
  if (!isOpen && booking.state !== 'junk') return null;
  return (
    <section className={styles.part}>
      <h2>{t('acts.heading')}</h2>
      {booking.state === 'booked' ? <Outcome booking={booking} /> : null}
      {isOpen ? (
        <>
          <TimeChoice booking={booking} />
          <CancelTalk booking={booking} />
        </>
      ) : null}
      <Junk booking={booking} />
    </section>
  );
}

/** Whether the talk took place, once its time has come. */
function Outcome({ booking }: { booking: Booking }) {
  const { t } = useTranslation('counselling-desk');
  const by = useStaff();
  const now = useNow();
  const [finish, { error, isLoading }] = useFinishTalkMutation();
  const [pressed, setPressed] = useState<'held' | 'missed'>();
  if (!hasBegun(booking, now)) return <p className={textStyles.soft}>{t('acts.notBegun')}</p>;
  const send = (outcome: 'held' | 'missed') => {
    setPressed(outcome);
    void finish({ by, booking, outcome });
  };
  return (
    <>
      <BackendProblem error={error} />
      <Row>
        <Button isSmall isBusy={isLoading && pressed === 'held'} onClick={() => send('held')}>
          {t('acts.held')}
        </Button>
        <Button
          variant="second"
          isSmall
          isBusy={isLoading && pressed === 'missed'}
          onClick={() => send('missed')}
        >
          {t('acts.missed')}
        </Button>
      </Row>
    </>
  );
}

function Junk({ booking }: { booking: Booking }) {
  const { t } = useTranslation('counselling-desk');
  const by = useStaff();
  const [change, { error, isLoading }] = useJunkTalkMutation();
  if (booking.state === 'junk')
    return (
      <>
        <BackendProblem error={error} />
        <Row>
          <Button variant="second" isSmall isBusy={isLoading} onClick={() => void change({ by, booking })}>
            {t('acts.restore')}
          </Button>
        </Row>
      </>
    );
  return (
    <ConfirmButton
      isSmall
      open={t('acts.junk')}
      words={t('acts.junkWords')}
      sendLabel={t('acts.junkSend')}
      leave={t('leave')}
      make={() => ({ by, booking })}
      send={async (given) => outcomeOf((await change(given)).error)}
      error={error}
    />
  );
}
