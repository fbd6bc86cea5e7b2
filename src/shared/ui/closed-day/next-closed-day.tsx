import { useTranslation } from 'react-i18next';
import { nextClosedDay } from '../../ghana';
import { useDateLocale } from '../../i18n';
import { useIsHydrated } from '../../lib/hydration';
import { closedDaysIn, hoursOf, useOffice } from '../../office-facts';
import { closedDayText } from './closed-day-text';
import styles from './closed-day.module.css';

/** The next holiday or other day on which the office is closed. Its place is kept until the page is awake. */
export function NextClosedDay() {
  const { t, i18n } = useTranslation('shell');
  const chosen = useDateLocale();
  const isHydrated = useIsHydrated();
  const office = useOffice();
  const next = isHydrated ? nextClosedDay(new Date(), hoursOf(office)) : null;
  const named = closedDaysIn(office.closedOn).find(({ day, name }) => day === next?.day && name !== '');
  const name = named?.name ?? (next?.holiday ? t(`contact.holidays.${next.holiday}`) : '');
  return (
    <span className={styles.closed}>
      {next
        ? t('contact.closed', {
            day: [closedDayText(next.day, i18n.language, chosen), name].filter(Boolean).join(', '),
          })
        : null}
    </span>
  );
}
