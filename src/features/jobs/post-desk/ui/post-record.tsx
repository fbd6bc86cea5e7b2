import { Icon, Tag, textStyles, ToolButton } from 'design-system';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ChangeList } from '@/entities/change-log';
import { type Job, jobPath } from '@/entities/jobs/job';
import { type School, shownSchool } from '@/entities/jobs/school';
import { formatReferenceCode } from '@/entities/reference-code';
import { StateMark, type DeskWays } from '@/shared/desk';
import { PartBoundary } from '@/shared/ui/part-boundary';
import type { PostRow } from '../model/post-record';
import { DraftActions } from './draft-actions';
import { EditPost } from './edit-post';
import { PostFacts } from './post-facts';
import { RunningActions } from './running-actions';
import { CopyButton } from './copy-button';
import styles from './post-record.module.css';

export interface PostRecordProps {
  row: PostRow;
  posts: readonly Job[];
  schools: readonly School[];
  now: Date;
  ways: DeskWays;
  /** The post as everybody reads it. */
  preview: (job: Job) => ReactNode;
}

/** One post: its dates, what can be done, how it looks, and its change log. */
export function PostRecord({ row, posts, schools, now, ways, preview }: PostRecordProps) {
  const { t } = useTranslation(['job-desk', 'admin']);
  const [isEditing, setEditing] = useState(false);
  const { job, ref, state } = row;
  const school = schools.find(({ id }) => id === job.schoolId);
  return (
    <article className={styles.record} aria-labelledby="post-title">
      <div>
        <ToolButton onClick={ways.close}>
          <Icon name="arrow" className={styles.back} />
          {t('posts.back')}
        </ToolButton>
      </div>
      <div className={styles.title}>
        <h1 id="post-title">{job.title}</h1>
        <StateMark state={state} isLate={row.isUrgent} />
        <span className={styles.code}>{formatReferenceCode(ref)}</span>
        {job.isSample ? <Tag>{t('admin:sample')}</Tag> : null}
      </div>
      {isEditing ? (
        <EditPost job={job} schools={schools} posts={posts} onClose={() => setEditing(false)} />
      ) : (
        <>
          <PostFacts job={job} school={school} now={now} />
          <section className={styles.part} tabIndex={-1}>
            {job.state === 'draft' ? (
              <DraftActions job={job} school={school} now={now} onEdit={() => setEditing(true)} />
            ) : null}
            {job.state === 'published' || job.state === 'paused' ? (
              <RunningActions key={job.state} job={job} school={school} now={now} />
            ) : null}
            {job.state === 'draft' ? null : <CopyButton job={job} ways={ways} />}
          </section>
          <section>
            <h2>{t(job.state === 'draft' ? 'posts.previewDraft' : 'posts.preview')}</h2>
            <p className={textStyles.soft}>{t('posts.previewWords')}</p>
          </section>
          <div className={styles.preview}>
            <PartBoundary>{preview(asPublished(job, school, now))}</PartBoundary>
          </div>
        </>
      )}
      <section>
        <h2>{t('admin:log.heading')}</h2>
        <PartBoundary>
          <ChangeList record={jobPath(ref)} none={t('posts.unchanged')} />
        </PartBoundary>
      </section>
    </article>
  );
}

/** A draft as it will be: published now, with the school as its record says today. */
function asPublished(job: Job, school: School | undefined, now: Date): Job {
  if (job.state !== 'draft') return job;
  return {
    ...job,
    state: 'published',
    publishedAt: now.toISOString(),
    ...(school && { school: shownSchool(school) }),
  };
}
