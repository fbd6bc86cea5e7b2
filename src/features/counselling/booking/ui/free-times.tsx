import { Button, Note, Row } from 'design-system';
import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ChosenSlot } from '@/entities/counselling/booking';
import { ClockNote, SlotPicker } from '@/entities/counselling/schedule';
import type { CounsellingWay, TalkTopic } from '@/shared/choices';
import { useRightNow } from '@/shared/lib/clock';
import { firstWeek, weekOf } from '../model/first-week';
import { slotOf } from '../model/use-free-times';
import { useTimesAhead } from '../model/use-times-ahead';
import { NextFree } from './next-free';

export interface FreeTimesProps {
  way: CounsellingWay;
  /** Only counsellors who talk about it; any by default. */
  topic?: TalkTopic | '';
  /** Account of the counsellor; anyone by default. */
  counsellor?: string;
  chosen: Pick<ChosenSlot, 'start'> | null;
  onChoose: (slot: ChosenSlot) => void;
  /** Monday of the shown week, where the address says which; otherwise the week of the next free time. */
  week?: string;
  /** A time that was wished; looked from its week on. Empty for none. */
  wished?: string;
  onWeek?: (monday: string) => void;
  /** A time that was refused, so that what is shown is read again; empty for none. */
  refused?: string;
}

/** The free times of counsellors, a week at a time. Needs the namespace `times`. */
export function FreeTimes({
  way,
  topic = '',
  counsellor = '',
  chosen,
  onChoose,
  week = '',
  wished = '',
  onWeek,
  refused = '',
}: FreeTimesProps) {
  const { t } = useTranslation('times');
  const time = useRightNow();
  const { now } = time;
  const [turned, setTurned] = useState('');
  const [first, wishedWeek] = [firstWeek(now), weekOf(wished)];
  const search = { way, topic, counsellor, now };
  const turn = onWeek ?? setTurned;
  const times = useTimesAhead(search, {
    from: wishedWeek > first ? wishedWeek : first,
    turned: week || turned || weekOf(chosen?.start ?? ''),
  });
  const readAgain = useEffectEvent(() => void times.readAgain());
  useEffect(() => {
    if (refused !== '') readAgain();
  }, [refused]);
  if (times.error !== undefined && times.counsellors === undefined) {
    return <TimesAway onAgain={() => void times.readAgain()} />;
  }
  if (!times.isOffered && !times.isReading) return <p role="status">{t('nobody')}</p>;
  return (
    <>
      <ClockNote time={time} />
      <SlotPicker
        slots={times.slots}
        week={times.week}
        onWeek={turn}
        // The week of a wished time is not the first one.
        first={wishedWeek > first ? first : times.first}
        chosen={chosen?.start ?? ''}
        onChoose={(free) => {
          const slot = slotOf(free, way, { counsellors: times.sought, taken: times.taken });
          if (slot) onChoose(slot);
        }}
        now={now}
        isBusy={times.isReading}
        whenEmpty={<NextFree {...{ search }} week={times.week} onWeek={turn} />}
      />
    </>
  );
}

/** Shown where the free times could not be read. */
export function TimesAway({ onAgain }: { onAgain: () => void }) {
  const { t } = useTranslation('times');
  return (
    <Note tone="call" role="status">
      <p>{t('away')}</p>
      <Row>
        <Button variant="second" isSmall onClick={onAgain}>
          {t('again')}
        </Button>
      </Row>
    </Note>
  );
}
