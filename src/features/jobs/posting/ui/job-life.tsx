import { clsx } from 'clsx/lite';
import { useTranslation } from 'react-i18next';
import { closedAt, type Job } from '@/entities/jobs/job';
import { useFormats } from '@/shared/i18n';
import styles from './job-life.module.css';

const dayMs = 86_400_000;

export interface JobLifeProps {
  job: Job;
  now: Date;
  /** False in a document, which does not know when it is read: its line shows no today. */
  isExact: boolean;
  isOver: boolean;
}

/** The line from publication to the closing date, with today on it. Solid is what has passed. */
export function JobLife({ job, now, isExact, isOver }: JobLifeProps) {
  const { t } = useTranslation(['jobs', 'words']);
  const { date } = useFormats();
  const start = job.publishedAt ?? job.createdAt;
  const end = isOver ? closedAt(job) : job.closesAt;
  const passed = Math.max(dayMs, now.getTime() - Date.parse(start));
  const left = Math.max(dayMs, Date.parse(end) - now.getTime());
  const stops = [
    { key: 'posted', time: start, words: t('one.life.posted') },
    ...(isOver ? [] : [{ key: 'today', time: now.toISOString(), words: t('words:today') }]),
    { key: 'end', time: end, words: t(isOver ? 'one.life.closed' : 'one.life.closes') },
  ];
  return (
    <ol
      className={clsx(styles.life, isOver && styles.over)}
      style={
        isOver
          ? undefined
          : {
              gridTemplateColumns: `minmax(5.5rem, ${String(passed)}fr) minmax(6rem, ${String(left)}fr) 0`,
            }
      }
    >
      {stops.map(({ key, time, words }) => (
        <li key={key} className={clsx(styles[key], key === 'today' && !isExact && styles.unknown)}>
          <span>
            <b>{date(time, 'short')}</b>
            {words}
          </span>
        </li>
      ))}
    </ol>
  );
}
