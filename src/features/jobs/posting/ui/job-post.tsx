import { clsx } from 'clsx/lite';
import {
  Adinkra,
  Facts,
  Hold,
  Lead,
  Note,
  Row,
  safetySymbol,
  Section,
  StopHeading,
  Tag,
} from 'design-system';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { closedAt, jobStateAt, useJobWords, type Job, type JobState } from '@/entities/jobs/job';
import { formatReferenceCode } from '@/entities/reference-code';
import { useFormats } from '@/shared/i18n';
import { routes } from '@/shared/routes';
import { LinkButton } from '@/shared/ui/links';
import { PageHead } from '@/shared/ui/page-head';
import { usePostClock } from '../model/use-post-clock';
import { JobLife } from './job-life';
import styles from './job-post.module.css';
import { SearchFacts } from './search-facts';
import { ShareWays } from './share-ways';

interface ApplySection {
  /** Id of the section: an address with it leads there. */
  readonly id: string;
  readonly state: JobState;
}

export interface JobPostProps {
  job: Job;
  /** When the post was read, if it comes from the last visit; ISO 8601. */
  keptSince: string | null;
  /** Mark of an own application. */
  mark: ReactNode;
  /** Whether somebody applied on this device: nothing invites to apply then. */
  hasApplied?: boolean;
  /** Saves the post on the device. */
  saveButton: ReactNode;
  /** The form, or what is left of it once the post is closed; null in a preview. */
  applyPart: ((part: ApplySection) => ReactNode) | null;
  reportPart: ReactNode;
  /** Inside another page: what is written alone, without a head and without the ways to pass it on. */
  isPreview?: boolean;
}

/** Fragment of the form on the page. */
const applyId = 'apply';

/** One post: what it is, when it closes, and what can be done. It changes by itself when it closes. */
export function JobPost(props: JobPostProps) {
  const { job, keptSince, mark, saveButton, applyPart, reportPart } = props;
  const { hasApplied = false, isPreview = false } = props;
  const { t } = useTranslation(['jobs', 'job-post']);
  const { date } = useFormats();
  const words = useJobWords();
  const { now, isExact } = usePostClock(job.closesAt);
  const state = jobStateAt(job, now);
  const isOpen = state === 'published';
  const isUnknown = isOpen && !isExact;
  const Heading = isPreview ? 'h3' : 'h1';
  const place = words.place(job);
  const title = t('one.pageTitle', { title: job.title, place });
  return (
    <>
      <Section isFirst className={styles.head}>
        {isPreview ? null : (
          <>
            <PageHead
              title={title}
              description={t('one.pageDescription', {
                title: job.title,
                school: job.school.name,
                closes: words.closes(job),
              })}
            />
            <SearchFacts job={job} now={now} />
          </>
        )}
        <Row className={styles.tags}>
          {job.isSample ? <Tag>{t('job-post:sample')}</Tag> : null}
          <span className={clsx(isUnknown && styles.unknown)}>
            <Tag {...(isOpen && { tone: 'leaf' as const })}>
              {t(`job-post:state.${state === 'published' || state === 'paused' ? state : 'closed'}`)}
            </Tag>
          </span>
          {mark}
        </Row>
        <Heading className={styles.title}>{job.title}</Heading>
        <dl className={styles.facts}>
          <div>
            <dt>{t('one.facts.school')}</dt>
            <dd>{job.school.name}</dd>
          </div>
          <div>
            <dt>{t('one.facts.where')}</dt>
            <dd>{place}</dd>
          </div>
          <div>
            <dt>{t('one.facts.work')}</dt>
            <dd>{words.work(job)}</dd>
          </div>
          <div>
            <dt>{t('one.facts.pay')}</dt>
            <dd>{words.pay(job.pay)}</dd>
          </div>
        </dl>
        {job.school.checkedOn === '' ? null : (
          <p className={styles.checked}>
            {t(`one.checked.${job.school.foundIn}`, { date: date(job.school.checkedOn, 'day') })}
          </p>
        )}
        {keptSince === null ? null : (
          <Note tone="plain" role="status">
            <p>{t('one.keptSince', { date: date(keptSince, 'longMoment') })}</p>
          </Note>
        )}
        <JobLife job={job} now={now} isExact={isExact} isOver={state === 'closed'} />
        <Hold className={styles.hold} insideClassName={styles.inside}>
          <div role="status">
            <p className={styles.close}>
              {state === 'closed'
                ? t('one.closedOn', { time: date(closedAt(job), 'longMoment') })
                : state === 'paused'
                  ? t('one.paused.heading')
                  : words.closes(job)}
            </p>
            <p className={clsx(styles.left, isUnknown && styles.unknown)}>
              {state === 'closed' ? <WhyClosed job={job} /> : null}
              {state === 'paused' ? t('one.paused.words') : null}
              {isOpen ? t('one.closing', { left: words.left(job.closesAt, now) }) : null}
            </p>
          </div>
          {isPreview ? null : (
            <div className={styles.ways}>
              {isOpen && !hasApplied ? <LinkButton to={`#${applyId}`}>{t('one.apply')}</LinkButton> : null}
              <ShareWays job={job} now={now} isOpen={isOpen}>
                {saveButton}
              </ShareWays>
            </div>
          )}
        </Hold>
      </Section>
      <Section>
        <div className={styles.pair}>
          <div className={styles.texts}>
            <Text heading={t('one.work')} words={job.words} />
            <Text heading={t('one.asked')} words={job.asked} />
            <Text heading={t('one.toSend')} words={job.toSend} />
            <Facts
              facts={[
                { label: t('one.facts.subjects'), value: words.subjects(job) },
                { label: t('one.facts.levels'), value: words.levels(job) },
                { label: t('one.facts.kind'), value: t(`one.kinds.${job.school.kind}`) },
              ]}
            />
          </div>
          <aside className={styles.aside} aria-label={t('one.codeNote.heading')}>
            <Note>
              <h2>{t('one.codeNote.heading')}</h2>
              <p className={styles.code}>{formatReferenceCode(job.code)}</p>
              <p>{t('one.codeNote.words')}</p>
              <LinkButton variant="second" isSmall to={routes.jobCheck}>
                {t('checkWay.button')}
              </LinkButton>
            </Note>
          </aside>
        </div>
      </Section>
      {applyPart ? (
        <Section ground="surface" id={applyId}>
          {applyPart({ id: applyId, state })}
        </Section>
      ) : null}
      <Section ground="block" className={styles.fee}>
        <Adinkra symbol={safetySymbol} className={styles.symbol} />
        <StopHeading>{t('pledge.heading')}</StopHeading>
        <Lead className={styles.pledge}>{t('one.pledge')}</Lead>
        {reportPart}
      </Section>
    </>
  );
}

function WhyClosed({ job }: { job: Job }) {
  const { t } = useTranslation('jobs');
  return <>{t(`one.why.${job.state === 'closed' ? (job.closedFor ?? 'date') : 'date'}`)}</>;
}

/** A text of the office, as it was written; nothing when it is empty. */
function Text({ heading, words }: { heading: string; words: string }) {
  if (words.trim() === '') return null;
  return (
    <div>
      <h2>{heading}</h2>
      <p className={styles.written}>{words}</p>
    </div>
  );
}
