import { Button, Note, Row } from 'design-system';
import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ChosenSlot } from '@/entities/counselling/booking';
import { ClockNote, SlotPicker } from '@/entities/counselling/schedule';
import type { CounsellingWay, TalkTopic } from '@/shared/choices';
import { useRightNow } from '@/shared/lib/clock';
import { firstWeek } from '../model/first-week';
import { slotOf, useFreeTimes } from '../model/use-free-times';

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
  week,
  onWeek,
  refused = '',
}: FreeTimesProps) {
  const { t } = useTranslation('times');
  const time = useRightNow();
  const { now } = time;
  const [turned, setTurned] = useState('');
  const shown = week ?? (turned || firstWeek(now));
  const times = useFreeTimes({ way, topic, counsellor, week: shown, now });
  const readAgain = useEffectEvent(() => void times.readAgain());
  useEffect(() => {
    if (refused !== '') readAgain();
  }, [refused]);
  if (times.error !== undefined && times.counsellors === undefined) {
    return <TimesAway onAgain={() => void times.readAgain()} />;
  }
  const isOffered = times.sought.some(({ ways }) => ways.includes(way));
  if (!isOffered && !times.isReading) return <p role="status">{t('nobody')}</p>;
  return (
    <>
      <ClockNote time={time} />
      <SlotPicker
        slots={times.slots}
        week={shown}
        onWeek={onWeek ?? setTurned}
        chosen={chosen?.start ?? ''}
        onChoose={(free) => {
          const slot = slotOf(free, way, { counsellors: times.sought, taken: times.taken });
          if (slot) onChoose(slot);
        }}
        now={now}
        isBusy={times.isReading}
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
