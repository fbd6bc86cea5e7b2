import { useTranslation } from 'react-i18next';
import { lapsesAt, type Offer } from '@/entities/offer';
import { useFormats } from '@/shared/i18n';
import { useRightNow } from '@/shared/lib/clock';
import styles from './offer-card.module.css';

const secondMs = 1000;
const minuteMs = 60 * secondMs;
const hourMs = 60 * minuteMs;

/** Time left to answer, to the minute; in the last hour to the second. */
export function OfferClock({ offer }: { offer: Offer }) {
  const { t } = useTranslation('tutor-area');
  const { date } = useFormats();
  const end = lapsesAt(offer);
  const { now: minute } = useRightNow();
  // Switches one minute early, so that the last hour starts on time.
  const isNear = end - minute.getTime() < hourMs + minuteMs;
  const { now: second } = useRightNow(isNear ? secondMs : minuteMs);
  const now = isNear ? second : minute;
  const left = Math.max(0, end - now.getTime());
  const parts = {
    hours: Math.floor(left / hourMs),
    minutes: Math.floor((left % hourMs) / minuteMs),
    seconds: Math.floor((left % minuteMs) / secondMs),
  };
  return (
    <p className={styles.clock}>
      <strong role="timer">{t(left < hourMs ? 'offers.clockSoon' : 'offers.clock', parts)}</strong>
      {', '}
      <span>{t('offers.until', { date: date(new Date(end), 'weekTime') })}</span>
    </p>
  );
}
