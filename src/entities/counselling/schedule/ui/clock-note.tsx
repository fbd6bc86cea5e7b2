import { Note } from 'design-system';
import { useTranslation } from 'react-i18next';
import { useFormats } from '@/shared/i18n';
import type { RightTime } from '@/shared/lib/clock';

/** Says that the clock of the device is wrong, and which time counts. Needs the namespace `times`. */
export function ClockNote({ time: { now, shown, isWrong } }: { time: RightTime }) {
  const { t } = useTranslation('times');
  const { date } = useFormats();
  if (!isWrong) return null;
  return (
    <Note tone="call" role="status">
      <p>{t('clock', { shown: date(shown, 'longMoment'), now: date(now, 'longMoment') })}</p>
    </Note>
  );
}
