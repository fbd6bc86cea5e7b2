import { Section, stackStyles, StopHeading } from 'design-system';
import { lazy, Suspense, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import type { ReferenceCode } from '@/entities/reference-code';
import { useIsDesk } from '@/entities/session';
import { useTrackingQuery, type Tracking } from '@/entities/tracking';
import { useKeepNothingOf } from '@/shared/api';
import type { BackendError } from '@/shared/backend';
import { useKeptFocus } from '@/shared/lib/focus';
import { routes } from '@/shared/routes';
import { BackendProblem } from '@/shared/ui/form';
import { LinkButton } from '@/shared/ui/links';
import { PartBoundary } from '@/shared/ui/part-boundary';
import { canCancel, canWithdraw } from '@/features/site/tracking';
import { loadWithdrawJobApplication } from '@/features/jobs/applying';
import { CancelForm } from '@/features/tuition/cancellation';
import { loadWithdrawEnquiry } from '@/features/site/enquiry';
import { KeptHere } from '@/features/site/tracking';
import { Timeline } from '@/features/site/tracking';
import { loadAfterSteps } from '@/features/site/now';
import { loadOwnDataPart } from '@/features/site/own-data';
import { loadSchoolOutcomes } from '@/features/consultancy/outcome';
import { loadApplicantPart } from '@/features/tutors/application';
import { WithdrawForm } from '@/features/tutors/withdrawal';
import { usePlaceAskedFor } from '../model/use-place-asked-for';
import { isInPrivate, RecordHead } from './record-head';
import { RecordWaiting } from './record-waiting';
import styles from './tracked-record.module.css';

const AfterSteps = lazy(loadAfterSteps);
const OwnDataPart = lazy(loadOwnDataPart);
const ApplicantPart = lazy(loadApplicantPart);
const WithdrawEnquiry = lazy(loadWithdrawEnquiry);
const SchoolOutcomes = lazy(loadSchoolOutcomes);
const WithdrawJobApplication = lazy(loadWithdrawJobApplication);
const PartsBar = lazy(async () => ({
  default: (await import(/* webpackChunkName: "part-bar" */ './parts-bar')).PartsBar,
}));
// Lazy: an enquiry does not need the family's part.
const FamilyPart = lazy(async () => ({
  default: (await import(/* webpackChunkName: "part-family" */ './family/family-part')).FamilyPart,
}));

const Appointment = lazy(async () => ({
  default: (await import(/* webpackChunkName: "part-booking" */ '@/features/counselling/booking'))
    .Appointment,
}));

const SchoolTalks = lazy(async () => ({
  default: (await import(/* webpackChunkName: "part-booking" */ '@/features/counselling/booking'))
    .SchoolTalks,
}));

const SchoolConsultation = lazy(async () => ({
  default: (await import(/* webpackChunkName: "part-consultation" */ '@/features/consultancy/proposal'))
    .SchoolConsultation,
}));

const HomeworkPart = lazy(async () => ({
  default: (
    await import(/* webpackChunkName: "part-homework-thread" */ '@/features/learning/homework-thread')
  ).HomeworkPart,
}));

export interface TrackedRecordProps {
  code: ReferenceCode;
  /** Whether it was sent just now. */
  isNew: boolean;
  /** Form for another code. */
  another: ReactNode;
  /** Rendered when no record has this code. */
  unknown: ReactNode;
}

interface KnownProps extends Omit<TrackedRecordProps, 'unknown'> {
  tracking: Tracking;
}

/** A record by its code, updated live. */
export function TrackedRecord({ code, isNew, another, unknown }: TrackedRecordProps) {
  const { t } = useTranslation('code');
  const sent = useLocation().state as { isUnkept?: boolean } | null;
  // The entry of the history tells it, also when the page is loaded again.
  useKeepNothingOf(code, sent?.isUnkept === true);
  const { data, error, isLoading } = useTrackingQuery(code);
  if (isLoading) return <RecordWaiting />;
  if ((error as BackendError | undefined)?.code === 'not-found') return unknown;
  if (!data) {
    return (
      <Section>
        <h1>{t('heading')}</h1>
        <BackendProblem error={error} />
      </Section>
    );
  }
  return <Known {...{ code, isNew, another }} tracking={data} />;
}

function Known({ code, isNew, another, tracking }: KnownProps) {
  const { t } = useTranslation(['code', 'outcome']);
  const isDesk = useIsDesk();
  const ref = useKeptFocus<HTMLDivElement>();
  usePlaceAskedFor();
  return (
    <div ref={ref} className={styles.record}>
      <div id="part-now">
        <RecordHead {...{ code, isNew, tracking }} />
      </div>
      {/* All at once: what came by itself moved what stood below it. */}
      <Suspense fallback={<RecordWaiting />}>
        {tracking.topic.kind === 'application' ? (
          <PartBoundary>
            <ApplicantPart code={code} />
          </PartBoundary>
        ) : null}
        {/* Above the timeline, so that what is to be done is easy to find. */}
        {tracking.topic.kind === 'tuition' ? (
          <PartBoundary>
            <FamilyPart code={code} tracking={tracking} />
          </PartBoundary>
        ) : null}
        {tracking.topic.kind === 'counselling' ? (
          <PartBoundary>
            <Appointment code={code} />
          </PartBoundary>
        ) : null}
        {tracking.topic.kind === 'homework' ? (
          <PartBoundary>
            <HomeworkPart code={code} />
          </PartBoundary>
        ) : null}
        {tracking.topic.kind === 'consultation' ? (
          <>
            {/* Whoever has just sent it chooses a time first; later the proposal comes first. */}
            {tracking.state === 'received' ? <Talks code={code} /> : null}
            <PartBoundary>
              <SchoolConsultation code={code} />
            </PartBoundary>
            {tracking.state === 'received' ? null : <Talks code={code} />}
            <Section tabIndex={-1} className={stackStyles.apart}>
              <StopHeading>{t('outcome:heading')}</StopHeading>
              <PartBoundary>
                <SchoolOutcomes code={code} state={tracking.state} />
              </PartBoundary>
            </Section>
          </>
        ) : null}
        <PartBoundary>
          <AfterSteps code={code} tracking={tracking} />
        </PartBoundary>
        <Section id="part-details" isClipped>
          <div className={styles.pair}>
            <div>
              <StopHeading>{t('soFar')}</StopHeading>
              <PartBoundary>
                <Timeline tracking={tracking} />
              </PartBoundary>
            </div>
            <aside className={styles.aside} aria-label={t('manage')}>
              <Manage code={code} tracking={tracking} />
              <h3>{t('another')}</h3>
              {another}
              <KeptHere code={code} />
            </aside>
          </div>
        </Section>
        {/* At the bottom of a page that should be left at once stands the button to leave it. */}
        {!isDesk && !isInPrivate(tracking.topic) ? (
          <Suspense>
            <PartBoundary frame={() => null}>
              <PartsBar {...{ code, tracking }} page={ref} />
            </PartBoundary>
          </Suspense>
        ) : null}
        {tracking.topic.kind === 'tuition' && !isDesk ? (
          <Section isTight>
            <PartBoundary>
              <Suspense>
                <OwnDataPart words="code" whose={{ code }} />
              </Suspense>
            </PartBoundary>
          </Section>
        ) : null}
      </Suspense>
    </div>
  );
}

function Talks({ code }: { code: ReferenceCode }) {
  return (
    <PartBoundary>
      <SchoolTalks code={code} />
    </PartBoundary>
  );
}

function Manage({ code, tracking }: { code: ReferenceCode; tracking: Tracking }) {
  const { t } = useTranslation('code');
  if (tracking.topic.kind === 'application') return <ManageApplication code={code} tracking={tracking} />;
  if (tracking.topic.kind === 'jobApplication') {
    return (
      <>
        <h3>{t('jobApplication.heading')}</h3>
        <LinkButton variant="second" to={routes.job(tracking.topic.job)}>
          {t('jobApplication.post')}
        </LinkButton>
        <Suspense>
          <PartBoundary>
            <WithdrawJobApplication code={code} state={tracking.state} />
          </PartBoundary>
        </Suspense>
      </>
    );
  }
  if (tracking.topic.kind === 'enquiry') {
    return (
      <Suspense>
        <PartBoundary>
          <WithdrawEnquiry code={code} state={tracking.state} />
        </PartBoundary>
      </Suspense>
    );
  }
  if (!canCancel(tracking)) return null;
  return (
    <>
      <h3>{t('manage')}</h3>
      <p>{t('manageWords')}</p>
      <CancelForm code={code} hasTutor={tracking.state === 'trial'} />
    </>
  );
}

function ManageApplication({ code, tracking }: { code: ReferenceCode; tracking: Tracking }) {
  const { t } = useTranslation('code');
  return (
    <>
      <h3>{t('application.heading')}</h3>
      <p>{t('application.words')}</p>
      <LinkButton variant="second" to={routes.myApplication}>
        {t('application.open')}
      </LinkButton>
      {canWithdraw(tracking) ? <WithdrawForm code={code} state={tracking.state} /> : null}
    </>
  );
}
