import { Icon, Tag, ToolButton } from 'design-system';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { applicationEvidence, useEvidenceQuery, type Evidence } from '@/entities/evidence';
import { formatReferenceCode } from '@/entities/reference-code';
import { useStaff } from '@/entities/session';
import type { TutorApplication } from '@/entities/tutor-application';
import { BackendProblem } from '@/shared/ui/form';
import { PartBoundary } from '@/shared/ui/part-boundary';
import { useRecordEvidenceMutation, useWithdrawEvidenceMutation } from '../api/vetting-api';
import type { DeskRecord } from '@/shared/desk';
import type { DeskWays } from '@/shared/desk';
import { ChangeList } from '@/entities/change-log';
import { StateMark } from '@/shared/desk';
import { ApplicationFacts } from './application-facts';
import { ApplicationTransitions } from './application-transitions';
import styles from './application-record.module.css';
import { Checklist } from './evidence/checklist';
import { PaperViewer } from './papers/paper-viewer';
import { RefereesPart } from './referees-part';

export interface ApplicationRecordProps {
  /** Null when the application in the address does not exist. */
  record: DeskRecord | null;
  application: TutorApplication | null;
  ways: DeskWays;
  /** Renders the office notes. */
  notes: (record: DeskRecord) => ReactNode;
}

const none: readonly Evidence[] = [];

/** One application: documents beside the checks on a wide screen, stacked on a phone. */
export function ApplicationRecord({ record, application, ways, notes }: ApplicationRecordProps) {
  const { t } = useTranslation(['vetting', 'admin']);
  const head = (
    <ToolButton onClick={ways.close}>
      <Icon name="arrow" className={styles.back} />
      {t('back')}
    </ToolButton>
  );
  if (!record || !application) {
    return (
      <div className={styles.record}>
        {head}
        <p>{t('gone')}</p>
      </div>
    );
  }
  return (
    <article className={styles.record} aria-labelledby="application-name">
      {head}
      <div className={styles.title}>
        <h1 id="application-name">{application.profile.name}</h1>
        <StateMark state={record.state} isLate={false} />
        <span className={styles.code}>{formatReferenceCode(record.ref)}</span>
        {record.isSample ? <Tag>{t('admin:sample')}</Tag> : null}
      </div>
      <PartBoundary>
        <OpenRecord record={record} application={application} notes={notes} />
      </PartBoundary>
    </article>
  );
}

interface OpenRecordProps extends Pick<ApplicationRecordProps, 'notes'> {
  record: DeskRecord;
  application: TutorApplication;
}

function OpenRecord({ record, application, notes }: OpenRecordProps) {
  const staff = useStaff();
  const { t } = useTranslation('admin');
  const { data: evidence = none, error } = useEvidenceQuery(applicationEvidence(record.path));
  const [save, saving] = useRecordEvidenceMutation();
  const [withdraw, withdrawing] = useWithdrawEvidenceMutation();
  const { ref } = record;
  const isOver = record.transitions.length === 0;
  return (
    <div className={styles.columns}>
      <div className={styles.column}>
        <PaperViewer application={application} />
        <ApplicationFacts application={application} />
        <RefereesPart record={record} />
      </div>
      <div className={styles.column}>
        <BackendProblem error={error ?? withdrawing.error} />
        <Checklist
          name={`${staff.userId}.${ref}`}
          evidence={evidence}
          isClosed={isOver}
          error={saving.error}
          onSave={async (item) => (await save({ ref, by: staff, item })).error === undefined}
          onWithdraw={(id) => void withdraw({ ref, by: staff, id })}
        />
        <ApplicationTransitions record={record} application={application} evidence={evidence} />
        {notes(record)}
        <section>
          <h2>{t('log.heading')}</h2>
          <ChangeList record={record.path} />
        </section>
      </div>
    </div>
  );
}
