import { Lead, Note, Section, Skeleton, stackStyles, StopHeading, Tag } from 'design-system';
import { useEffect, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useSchoolJobsQuery } from '@/entities/jobs/job';
import { schoolPagePath, useSchoolPageQuery, type OpenSchoolPage } from '@/entities/jobs/school-page';
import { formatReferenceCode } from '@/entities/reference-code';
import { familyOwner, useKeptSince } from '@/shared/api';
import { useFormats } from '@/shared/i18n';
import { useNow } from '@/shared/lib/clock';
import { notifyWorkerOfPage } from '@/shared/lib/device';
import { useKeptFocus } from '@/shared/lib/focus';
import { routes } from '@/shared/routes';
import { BackendProblem } from '@/shared/ui/form';
import { PartBoundary } from '@/shared/ui/part-boundary';
import { AskOffice } from './ask-office';
import { PassedList } from './passed-list';
import { SchoolPosts } from './school-posts';
import styles from './school-page.module.css';

interface SchoolPageProps {
  /** Code of kind `school`. */
  code: string;
  /** Form for another code. */
  another: ReactNode;
  /** Rendered when no school has this code. */
  unknown: ReactNode;
}

/** What a school sees of its posts by the code that the office made for it. */
export function SchoolPage({ code, another, unknown }: SchoolPageProps) {
  const { t } = useTranslation(['code', 'shell']);
  const { data, error, isLoading } = useSchoolPageQuery(code);
  // At the school there may be no network at the next visit.
  useEffect(() => void notifyWorkerOfPage(routes.code), []);
  if (isLoading)
    return (
      <Section>
        <Skeleton label={t('shell:loading')} lines={5} />
      </Section>
    );
  if (data === null)
    return (
      <Section isFirst className={stackStyles.apart}>
        <h1>{t('school.shut.heading')}</h1>
        <Lead>{t('school.shut.words')}</Lead>
        <AskOffice />
      </Section>
    );
  if (data) return <OpenPage {...data} another={another} />;
  if (error?.code === 'not-found') return unknown;
  return (
    <Section>
      <h1>{t('heading')}</h1>
      <BackendProblem error={error} />
    </Section>
  );
}

const three = ['one', 'two', 'three'] as const;

function OpenPage({ page, counts, passed, another }: OpenSchoolPage & { another: ReactNode }) {
  const { t } = useTranslation('code');
  const now = useNow();
  const ref = useKeptFocus<HTMLDivElement>();
  const { data: jobs, error, isLoading } = useSchoolJobsQuery(page.schoolId);
  return (
    <div ref={ref}>
      <Section isFirst className={stackStyles.near}>
        <h1>{page.name}</h1>
        <Lead>{t('school.lead')}</Lead>
        <p>
          {t('school.code')} <span className={styles.code}>{formatReferenceCode(page.code)}</span>{' '}
          {page.isSample ? <Tag>{t('school.sample')}</Tag> : null}
        </p>
        <FromLastVisit code={page.code} />
      </Section>
      <Section ground="block" isTight className={stackStyles.apart}>
        <StopHeading tabIndex={-1}>{t('school.passed.heading')}</StopHeading>
        <PartBoundary>
          <PassedList passed={passed} jobs={jobs ?? []} />
        </PartBoundary>
      </Section>
      <Section isTight className={stackStyles.apart}>
        <StopHeading tabIndex={-1}>{t('school.posts.heading')}</StopHeading>
        <PartBoundary>
          <BackendProblem error={error} />
          {isLoading ? <Skeleton label={t('school.posts.loading')} lines={3} /> : null}
          {jobs ? <SchoolPosts {...{ jobs, counts, now }} /> : null}
        </PartBoundary>
      </Section>
      <Section isTight className={stackStyles.apart}>
        <StopHeading tabIndex={-1}>{t('nextHeading')}</StopHeading>
        <ol className={styles.steps}>
          {three.map((step) => (
            <li key={step}>
              <b>{t(`school.next.${step}.title`)}</b>
              {t(`school.next.${step}.words`)}
            </li>
          ))}
        </ol>
        <AskOffice />
      </Section>
      <Section isTight className={stackStyles.near}>
        <h2>{t('another')}</h2>
        {another}
      </Section>
    </div>
  );
}

/** When the page was read, if it comes from the device because the backend is out of reach. */
function FromLastVisit({ code }: { code: string }) {
  const { t } = useTranslation('code');
  const { date } = useFormats();
  const since = useKeptSince(familyOwner, schoolPagePath(code));
  if (since === null) return null;
  return (
    <Note tone="plain" role="status">
      <p>{t('school.fromLastVisit', { date: date(since, 'longMoment') })}</p>
    </Note>
  );
}
