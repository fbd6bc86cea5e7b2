import { Button, Note, Row } from 'design-system';
import { useTranslation } from 'react-i18next';
import { nextFree, type FreeSlot } from '@/entities/counselling/schedule';
import { useFormats } from '@/shared/i18n';
import type { LostTime } from '../model/use-booking-form';

/** How many other times are offered. */
const offered = 4;

interface LostTimeNoteProps {
  why: LostTime;
  /** Name of the counsellor of that time. */
  name: string;
  /** Start of the time that was not booked. */
  start: string;
  slots: readonly FreeSlot[];
  onChoose: (slot: FreeSlot) => void;
  /** The time that the device shows. */
  shown: Date;
}

/** Says that the chosen time was not booked, and offers the next free ones. */
export function LostTimeNote({ why, name, start, slots, onChoose, shown }: LostTimeNoteProps) {
  const { t } = useTranslation('booking');
  const { date } = useFormats();
  const others = nextFree(
    slots.filter((slot) => slot.start !== start),
    start,
    offered,
  );
  return (
    <Note tone="call" role="alert">
      <p>
        <strong>{t(`lost.${why}`, { name, now: date(shown, 'longMoment') })}</strong>
      </p>
      <p>{t(others.length > 0 ? 'lost.next' : 'lost.none')}</p>
      <Row>
        {others.map((slot) => (
          <Button key={slot.start} type="button" variant="second" isSmall onClick={() => onChoose(slot)}>
            {date(slot.start, 'moment')}
          </Button>
        ))}
      </Row>
    </Note>
  );
}
