import { Facts } from 'design-system';
import { useTranslation } from 'react-i18next';
import type { Counsellor } from '@/entities/counselling/counsellor';
import { dayAt } from '@/entities/counselling/schedule';
import { weekdays } from '@/shared/ghana';
import { useFormats } from '@/shared/i18n';
import { spansText } from '../model/read-spans';
import styles from './counsellors.module.css';

interface CounsellorFactsProps {
  counsellor: Counsellor;
  /** Names of those who have the same room. */
  sharing: readonly string[];
  now: Date;
}

/** What a profile says, its hours, and what was checked. */
export function CounsellorFacts({ counsellor, sharing, now }: CounsellorFactsProps) {
  const { t } = useTranslation(['counselling-desk', 'booking', 'ghana']);
  const { date } = useFormats();
  const { about, topics, ways, room, hours, checks } = counsellor;
  const worked = weekdays.filter((day) => hours.weekly[day].length > 0);
  const today = dayAt(now);
  return (
    <Facts
      facts={[
        { label: t('facts.about'), value: about === '' ? '' : <p className={styles.about}>{about}</p> },
        { label: t('facts.topics'), value: topics.map((topic) => t(`booking:topics.${topic}`)).join(', ') },
        { label: t('facts.ways'), value: ways.map((way) => t(`booking:ways.${way}`)).join(', ') },
        {
          label: t('facts.room'),
          value:
            room !== '' && sharing.length > 0
              ? t('facts.shared', { room, names: sharing.join(', ') })
              : room || t('facts.noRoom'),
        },
        {
          label: t('facts.hours'),
          value:
            worked.length === 0
              ? t('facts.noHours')
              : worked
                  .map((day) => `${t(`ghana:daysShort.${day}`)} ${spansText(hours.weekly[day])}`)
                  .join('; '),
        },
        {
          label: t('facts.talk'),
          value: t('facts.talkValue', { talk: hours.talkMinutes, rest: hours.bufferMinutes }),
        },
        {
          label: t('facts.away'),
          value:
            hours.away && hours.away.until >= today
              ? t('facts.awayValue', {
                  from: date(hours.away.from, 'date'),
                  until: date(hours.away.until, 'date'),
                })
              : '',
        },
        {
          label: t('facts.checked'),
          value:
            checks.length === 0 ? (
              t('facts.unchecked')
            ) : (
              <ul className={styles.list}>
                {checks.map(({ kind, on, until }) => (
                  <li key={kind}>
                    {t(
                      until === undefined
                        ? 'facts.check'
                        : until < today
                          ? 'facts.checkOver'
                          : 'facts.checkUntil',
                      {
                        what: t(`checks.${kind}`),
                        on: date(on, 'date'),
                        until: until === undefined ? '' : date(until, 'date'),
                      },
                    )}
                  </li>
                ))}
              </ul>
            ),
        },
      ]}
    />
  );
}
