import { Button } from 'design-system';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useStaff } from '@/entities/session';
import { junk, type Transition } from '@/shared/lib/lifecycle';
import { BackendProblem } from '@/shared/ui/form';
import { useTransitionRecordMutation } from '@/entities/change-log';
import type { DeskRecord } from '@/shared/desk';
import { Confirm, deskStyles, leadToNextStep } from '@/shared/desk';

/** Transitions that need confirmation. */
const asked: readonly string[] = ['cancelled', junk];

/**
 * Buttons for the allowed transitions of the record. Cancelling and marking as junk need confirmation. After
 * a transition they stay disabled until the record is shown in its next state: one made from the state before
 * would be refused. Then they lead to the part in which the office goes on.
 */
export function TransitionButtons({ record }: { record: DeskRecord }) {
  const staff = useStaff();
  const { t } = useTranslation('admin');
  const words = t as (key: string) => string;
  const [transition, { error, isLoading }] = useTransitionRecordMutation();
  const [unread, setUnread] = useState<unknown>(null);
  const [asking, setAsking] = useState<Transition | null>(null);
  const [left, setLeft] = useState<string | null>(null);
  const [moves, setMoves] = useState(0);
  if (left !== null && left !== record.state) {
    setLeft(null);
    setMoves(moves + 1);
  }
  const section = useRef<HTMLElement>(null);
  useEffect(() => {
    if (moves > 0) leadToNextStep(section.current);
  }, [moves]);

  const make = async (one: Transition) => {
    const { event, from, to } = one;
    setAsking(null);
    setLeft(record.state);
    setUnread(null);
    try {
      const read = (await record.readsWith?.(one)) ?? [];
      const besides = [...(record.writesWith?.(one) ?? []), ...read];
      const answer = await transition({
        ref: record.ref,
        path: record.path,
        by: staff,
        event,
        from,
        to,
        besides,
      });
      if (answer.error) setLeft(null);
    } catch (cause) {
      setUnread(cause);
      setLeft(null);
    }
  };

  return (
    <section ref={section}>
      <h3>{t('moveHeading')}</h3>
      {record.transitions.length === 0 ? <p>{t('noMoves')}</p> : null}
      <div className={deskStyles.moves}>
        {record.transitions.map((one, index) => (
          <Button
            key={one.event}
            isSmall
            isWide
            variant={asked.includes(one.to) ? 'text' : index === 0 ? 'main' : 'second'}
            disabled={isLoading || left !== null}
            onClick={() => (asked.includes(one.to) ? setAsking(one) : void make(one))}
          >
            {words(`events.${one.event.replace('.', '-')}`)}
          </Button>
        ))}
      </div>
      {asking ? (
        <Confirm
          words={asking.to === junk ? t('junk.words') : t('cancelWords')}
          yes={asking.to === junk ? t('junk.confirm') : t('cancelConfirm')}
          onConfirm={() => void make(asking)}
          onLeave={() => setAsking(null)}
        />
      ) : null}
      <BackendProblem error={unread ?? error} />
    </section>
  );
}
