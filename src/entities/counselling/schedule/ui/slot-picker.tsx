import { clsx } from 'clsx/lite';
import { Button, Row } from 'design-system';
import { useId, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '@/shared/i18n';
import { addDays, dayAt, mondayOf } from '../model/calendar-days';
import { daysAhead, type FreeSlot } from '../model/free-slots';
import styles from './slot-picker.module.css';

export interface SlotPickerProps {
  /** Free slots of the shown week. */
  slots: readonly FreeSlot[];
  /** Monday of the shown week, `YYYY-MM-DD`. */
  week: string;
  onWeek: (monday: string) => void;
  /** Monday of the first week that has free times; nobody turns to one before it. */
  first: string;
  /** Start of the chosen slot; empty for none. */
  chosen: string;
  onChoose: (slot: FreeSlot) => void;
  now: Date;
  /** Whether the slots of the shown week are still being read. */
  isBusy?: boolean;
  /** The way on where the shown week has no free time. */
  whenEmpty?: ReactNode;
}

const days = [0, 1, 2, 3, 4, 5, 6];

/** Free slots of a week: columns of days on a wide screen, a list of days on a phone. */
export function SlotPicker(props: SlotPickerProps) {
  const { slots, week, chosen, onChoose, now, isBusy = false, whenEmpty } = props;
  const isEmpty = !isBusy && slots.length === 0;
  const { t } = useTranslation('times');
  const { date } = useFormats();
  const id = useId();
  return (
    <section aria-labelledby={id} className={styles.picker}>
      <WeekTurner {...props} headingId={id} />
      <p className={styles.zone}>{t('zone')}</p>
      <ol className={styles.week} aria-busy={isBusy}>
        {days.map((count) => {
          const day = addDays(week, count);
          const ofDay = slots.filter(({ start }) => start.startsWith(day));
          return (
            <li key={day} className={clsx(styles.day, ofDay.length === 0 && styles.full)}>
              <h4 className={styles.name}>
                <time dateTime={day} aria-current={day === dayAt(now) ? 'date' : undefined}>
                  {date(day, 'weekday')}
                </time>
              </h4>
              {ofDay.length === 0 ? (
                <p className={styles.none}>{t(isBusy ? 'reading' : 'none')}</p>
              ) : (
                <ul className={styles.slots}>
                  {ofDay.map((slot) => (
                    <li key={slot.start}>
                      <button
                        type="button"
                        className={styles.slot}
                        aria-pressed={slot.start === chosen}
                        aria-label={t('slot', { day: date(day, 'weekday'), time: date(slot.start, 'time') })}
                        onClick={() => onChoose(slot)}
                      >
                        {date(slot.start, 'time')}
                      </button>
                    </li>
                  ))}
                </ul>
              )}
            </li>
          );
        })}
      </ol>
      <p role="status" className={styles.status}>
        {isEmpty ? t('noneInWeek') : null}
      </p>
      {isEmpty ? whenEmpty : null}
    </section>
  );
}

function WeekTurner({ week, onWeek, first, now, headingId }: SlotPickerProps & { headingId: string }) {
  const { t } = useTranslation('times');
  const { date } = useFormats();
  const last = mondayOf(addDays(dayAt(now), daysAhead));
  return (
    <div className={styles.turner}>
      <h3 id={headingId} className={styles.heading} aria-live="polite">
        {t('week', { from: date(week, 'short'), to: date(addDays(week, 6), 'date') })}
      </h3>
      <Row>
        <Button
          variant="second"
          isSmall
          disabled={week <= first}
          onClick={() => onWeek(addDays(week, -7))}
          aria-label={t('earlierWeek')}
        >
          {t('earlier')}
        </Button>
        <Button
          variant="second"
          isSmall
          disabled={week >= last}
          onClick={() => onWeek(addDays(week, 7))}
          aria-label={t('laterWeek')}
        >
          {t('later')}
        </Button>
      </Row>
    </div>
  );
}
