import { clsx } from 'clsx/lite';
import { Tag } from 'design-system';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '@/shared/i18n';
import { routes } from '@/shared/routes';
import { TextLink } from '@/shared/ui/links';
import { closedAt } from '../model/closed-at';
import type { Job } from '../model/job';
import { jobStateAt } from '../model/job-state-at';
import { isClosingSoon } from '../model/time-left';
import styles from './job-row.module.css';
import { useJobWords } from './use-job-words';

export interface JobRowProps {
  job: Job;
  /** Null before hydration: a document does not know when it is read. */
  now: Date | null;
  as?: 'h2' | 'h3';
  /** Published since the last visit. */
  isNew?: boolean;
  /** Marks beside the closing date, such as that of an application. */
  marks?: ReactNode;
  /** Buttons below. */
  children?: ReactNode;
}

/** A post in a list: what it is, where, what it pays as stated, and when it closes. */
export function JobRow({ job, now, as: Heading = 'h2', isNew = false, marks, children }: JobRowProps) {
  const { t } = useTranslation('job-post');
  const { date } = useFormats();
  const words = useJobWords();
  const state = now ? jobStateAt(job, now) : job.state;
  const isOpen = state === 'published';
  return (
    <div className={clsx(styles.row, !isOpen && styles.over)}>
      <div className={styles.what}>
        <Heading className={styles.title}>
          <TextLink to={routes.job(job.code)}>{job.title}</TextLink>
        </Heading>
        <p>
          {job.school.name} · {words.place(job)}
        </p>
        <p className={styles.soft}>{[words.work(job), words.levels(job)].join(' · ')}</p>
      </div>
      <div className={styles.when}>
        <p className={styles.pay}>{words.pay(job.pay)}</p>
        <p>{state === 'closed' ? t('closed', { time: date(closedAt(job), 'day') }) : words.closes(job)}</p>
        <p className={styles.marks}>
          {isOpen && now ? (
            <Tag {...(isClosingSoon(job.closesAt, now) && { tone: 'call' as const })}>
              {words.left(job.closesAt, now)}
            </Tag>
          ) : null}
          {state === 'paused' ? <Tag>{t('paused')}</Tag> : null}
          {isNew ? <Tag tone="leaf">{t('new')}</Tag> : null}
          {job.isSample ? <Tag>{t('sample')}</Tag> : null}
          {marks}
        </p>
        {children}
      </div>
    </div>
  );
}
