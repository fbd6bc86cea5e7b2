import { useMemo, useRef, type ReactNode } from 'react';
import { JobRow, type Job } from '@/entities/jobs/job';
import { useRowWindow } from '@/shared/lib/row-window';
import { PartBoundary } from '@/shared/ui/part-boundary';
import styles from './job-list.module.css';
import { SaveButton } from './save-button';

export interface JobListProps {
  jobs: readonly Job[];
  now: Date;
  /** Posts published after this time are marked as new; null marks none. */
  lastVisit: string | null;
  /** Mark of an own application. */
  markOf: (code: string) => ReactNode;
}

/** Estimated height of a row on a phone, in pixels. */
const usualHeight = 250;

/** Posts as rows. A long list renders those near the viewport. */
export function JobList({ jobs, now, lastVisit, markOf }: JobListProps) {
  const frame = useRef<HTMLUListElement>(null);
  const keys = useMemo(() => jobs.map(({ code }) => code), [jobs]);
  const { isWindow, drawn, rest, measureRow } = useRowWindow({
    ...{ keys, frame, kept: -1, usualHeight },
  });
  return (
    <ul
      ref={frame}
      className={styles.rows}
      style={isWindow ? { paddingBlock: `${String(drawn[0]?.gap ?? 0)}px ${String(rest)}px` } : undefined}
    >
      {drawn.map(({ index }) => {
        const job = jobs[index];
        return job ? (
          <li
            key={job.code}
            ref={isWindow ? measureRow : undefined}
            data-index={index}
            aria-setsize={jobs.length}
            aria-posinset={index + 1}
          >
            <PartBoundary frame={(message) => message}>
              <JobRow job={job} now={now} isNew={isNew(job, lastVisit)} marks={markOf(job.code)}>
                <SaveButton job={job} isSmall />
              </JobRow>
            </PartBoundary>
          </li>
        ) : null;
      })}
    </ul>
  );
}

const isNew = ({ publishedAt }: Job, lastVisit: string | null) =>
  lastVisit !== null && publishedAt !== undefined && publishedAt > lastVisit;
