import { Button, Field, Row, Select, textStyles } from 'design-system';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { slotWith, type Booking } from '@/entities/counselling/booking';
import { useStaff } from '@/entities/session';
import { useFormats } from '@/shared/i18n';
import { useFocusPart } from '@/shared/lib/focus';
import { BackendProblem } from '@/shared/ui/form';
import { useTakeTimeMutation } from '../api/counselling-desk-api';
import styles from './counselling.module.css';
import { offeredDays, useFreeTimes } from './use-free-times';

/** Opens the choice of a time: the first one of a waiting booking, or another one. */
export function TimeChoice({ booking }: { booking: Booking }) {
  const { t } = useTranslation('counselling-desk');
  const [isOpen, setOpen] = useState(false);
  return (
    <div tabIndex={-1}>
      {isOpen ? (
        <Times booking={booking} onClose={() => setOpen(false)} />
      ) : (
        <Row>
          <Button
            variant={booking.state === 'waiting' ? 'main' : 'second'}
            isSmall
            onClick={() => setOpen(true)}
          >
            {t(booking.state === 'waiting' ? 'time.place' : 'time.move')}
          </Button>
        </Row>
      )}
    </div>
  );
}

function Times({ booking, onClose }: { booking: Booking; onClose: () => void }) {
  const { t } = useTranslation('counselling-desk');
  const { date } = useFormats();
  const by = useStaff();
  const [chosenId, setChosenId] = useState(booking.counsellor || by.userId);
  const [chosen, setChosen] = useState(booking.wished);
  const { counsellors, counsellor, times, error, isLoading } = useFreeTimes(chosenId, booking.way);
  const [take, { error: refused, isLoading: isSending }] = useTakeTimeMutation();
  const part = useRef<HTMLDivElement>(null);
  useFocusPart(part);
  const start = times.includes(chosen) ? chosen : (times[0] ?? '');
  const days = [...new Set(times.map((time) => time.slice(0, 10)))];
  const serving = counsellors.filter(({ ways }) => ways.includes(booking.way));
  const send = async () => {
    if (!counsellor || start === '') return;
    const result = await take({ by, booking, slot: slotWith(counsellor, start, booking.way) });
    if (result.error === undefined) onClose();
  };
  return (
    <div ref={part} tabIndex={-1} className={styles.part}>
      <Field label={t('time.counsellor')}>
        {(control) => (
          <Select
            {...control}
            isShort
            value={counsellor ? chosenId : ''}
            onChange={(event) => setChosenId(event.target.value)}
          >
            {counsellor ? null : <option value="">{t('time.chooseCounsellor')}</option>}
            {serving.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </Select>
        )}
      </Field>
      {counsellor && times.length > 0 ? (
        <Field label={t('time.start')}>
          {(control) => (
            <Select {...control} isShort value={start} onChange={(event) => setChosen(event.target.value)}>
              {days.map((day) => (
                <optgroup key={day} label={date(day, 'day')}>
                  {times
                    .filter((time) => time.startsWith(day))
                    .map((time) => (
                      <option key={time} value={time}>
                        {date(time, 'moment')}
                      </option>
                    ))}
                </optgroup>
              ))}
            </Select>
          )}
        </Field>
      ) : null}
      {counsellor && times.length === 0 && !isLoading ? (
        <p className={textStyles.soft}>{t('time.none', { days: offeredDays })}</p>
      ) : null}
      {booking.wished === '' ? null : <p>{t('time.wished', { start: date(booking.wished, 'moment') })}</p>}
      <BackendProblem error={error ?? refused} />
      <Row>
        <Button isSmall disabled={start === ''} isBusy={isSending} onClick={() => void send()}>
          {start === '' ? t('time.save') : t('time.saveAt', { start: date(start, 'moment') })}
        </Button>
        <Button variant="second" isSmall onClick={onClose}>
          {t('leave')}
        </Button>
      </Row>
    </div>
  );
}
