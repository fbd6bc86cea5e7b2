import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { applicationEvidence, useEvidenceQuery, type Evidence } from '@/entities/vetting/evidence';
import { formatReferenceCode } from '@/entities/reference-code';
import { useStaff } from '@/entities/session';
import { filesOf, type TutorApplication } from '@/entities/tutor-application';
import { BackendProblem } from '@/shared/ui/form';
import { useRecordEvidenceMutation, useWithdrawEvidenceMutation } from '../api/vetting-api';
import { ChangeList, RecentMoveNote } from '@/entities/change-log';
import { PaperViewer, RecordPage, RecordSide, type DeskRecord, type DeskWays } from '@/shared/desk';
import { ApplicationFacts } from './application-facts';
import { ApplicationTransitions } from './application-transitions';
import { Checklist } from './evidence/checklist';
import { MessagesPart } from './messages-part';
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
  const { t } = useTranslation('vetting');
  const isThere = record !== null && application !== null;
  return (
    <RecordPage
      ways={ways}
      record={isThere ? record : null}
      title={application?.profile.name ?? ''}
      code={record ? formatReferenceCode(record.ref) : ''}
      words={{ back: t('back'), gone: t('gone') }}
    >
      {isThere ? <OpenRecord record={record} application={application} notes={notes} /> : null}
    </RecordPage>
  );
}

interface OpenRecordProps extends Pick<ApplicationRecordProps, 'notes'> {
  record: DeskRecord;
  application: TutorApplication;
}

function OpenRecord({ record, application, notes }: OpenRecordProps) {
  const staff = useStaff();
  const { t } = useTranslation(['admin', 'vetting']);
  const { data: evidence = none, error } = useEvidenceQuery(applicationEvidence(record.path));
  const [save, saving] = useRecordEvidenceMutation();
  const [withdraw, withdrawing] = useWithdrawEvidenceMutation();
  const { ref } = record;
  const isOver = record.transitions.length === 0;
  return (
    <>
      <RecordSide>
        <PaperViewer
          papers={filesOf(application).map(({ id, kind }) => ({
            id,
            label: t(`vetting:papers.kinds.${kind}`),
          }))}
        />
        <ApplicationFacts application={application} />
        <MessagesPart code={ref} />
        <RefereesPart key={ref} application={application} />
      </RecordSide>
      <RecordSide>
        <BackendProblem error={error ?? withdrawing.error} />
        <Checklist
          name={`${staff.userId}.${ref}`}
          evidence={evidence}
          isClosed={isOver}
          error={saving.error}
          onSave={async (item) => (await save({ ref, by: staff, item })).error === undefined}
          onWithdraw={(id) => void withdraw({ ref, by: staff, id })}
        />
        <RecentMoveNote record={record.path} by={staff} />
        <ApplicationTransitions record={record} application={application} evidence={evidence} />
        {notes(record)}
        <section>
          <h2>{t('log.heading')}</h2>
          <ChangeList
            record={record.path}
            detailOf={({ id }) => {
              const check = evidence.find((item) => item.id === id || item.lastChange === id);
              return check && t(`vetting:checks.kinds.${check.kind}`);
            }}
          />
        </section>
      </RecordSide>
    </>
  );
}
