import { Facts, Note, stackStyles } from 'design-system';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { formatReferenceCode } from '@/entities/reference-code';
import { filesOf, useTutorApplicationQuery, type TutorApplication } from '@/entities/tutor-application';
import { useFormats } from '@/shared/i18n';
import { useOffice } from '@/shared/office-facts';
import { routes } from '@/shared/routes';
import { BackendProblem } from '@/shared/ui/form';
import { LinkButton, TextLink } from '@/shared/ui/links';
import styles from './applicant.module.css';
import { ApplicationTalk } from './answer/application-talk';

export interface ApplicationStatusProps {
  code: string;
  userId: string;
  waiting: ReactNode;
}

/** State of an application, what the office asked for, and the decision. */
export function ApplicationStatus({ code, userId, waiting }: ApplicationStatusProps) {
  const { t } = useTranslation('apply');
  const office = useOffice();
  const { data: application, error, isLoading } = useTutorApplicationQuery(code);
  if (isLoading) return waiting;
  if (!application) return <BackendProblem error={error} />;
  const { state } = application;
  return (
    <>
      <Note className={styles.status}>
        <p className={styles.over}>{t('status.heading')}</p>
        <div role="status">
          <h2>{t(`status.states.${state}.title`)}</h2>
          <p>{t(`status.states.${state}.words`, { ...office })}</p>
        </div>
        <StatusFacts application={application} />
        {state === 'approved' ? (
          <LinkButton to={routes.tutorArea(userId)}>{t('status.area')}</LinkButton>
        ) : null}
      </Note>
      <ApplicationTalk
        code={code}
        asked={application.asked.words}
        frame={(heading, parts) => (
          <section className={stackStyles.near}>
            <h2>{heading}</h2>
            {parts}
          </section>
        )}
      />
    </>
  );
}

function StatusFacts({ application }: { application: TutorApplication }) {
  const { t } = useTranslation(['apply', 'papers']);
  const { date } = useFormats();
  const { ref, state, movedAt, decision } = application;
  const files = filesOf(application).map(({ kind }) => t(`papers:kinds.${kind}`));
  const isRefused = state === 'rejected';
  return (
    <Facts
      facts={[
        {
          label: t('status.reason'),
          value: isRefused && decision.reason !== '' ? t(`status.reasons.${decision.reason}`) : '',
        },
        { label: t('status.improve'), value: isRefused ? decision.words : '' },
        {
          label: t('status.retry'),
          value: !isRefused
            ? ''
            : decision.retryFrom === ''
              ? t('status.retryAny')
              : t('status.retryFrom', { day: date(decision.retryFrom, 'day') }),
        },
        { label: t('status.files'), value: files.length === 0 ? t('status.noFiles') : files.join(', ') },
        {
          label: t('status.code'),
          value: <TextLink to={routes.codeOf(ref)}>{formatReferenceCode(ref)}</TextLink>,
        },
        { label: t('status.since'), value: date(movedAt, 'moment') },
      ]}
    />
  );
}
