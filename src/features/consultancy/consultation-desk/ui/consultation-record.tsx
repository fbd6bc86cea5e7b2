import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ChangeList, RecentMoveNote } from '@/entities/change-log';
import { useSchoolProposalsQuery } from '@/entities/consultancy/proposal';
import { formatReferenceCode } from '@/entities/reference-code';
import { useStaff } from '@/entities/session';
import { LogLink, RecordPage, RecordSide, type DeskRecord, type DeskWays } from '@/shared/desk';
import { BackendProblem } from '@/shared/ui/form';
import type { ConsultationRow } from '../model/consultation-row';
import { ConsultationContact } from './consultation-contact';
import { ConsultationMoves } from './consultation-moves';
import { LinkedSchool } from './linked-school';
import { MessagesPart } from './messages-part';
import { ProposalPart } from './proposal-part';
import { ScopingFacts } from './scoping-facts';
import { WorkSteps } from './work-steps';

interface ConsultationRecordProps {
  /** Null when the consultation in the address does not exist. */
  row: ConsultationRow | null;
  ways: DeskWays;
  notes: (record: DeskRecord) => ReactNode;
  talks: (ref: string) => ReactNode;
  outcomes: (ref: string, state: string) => ReactNode;
}

/** One consultation: what the school wrote and what was offered, beside what the office does with it. */
export function ConsultationRecord({ row, ways, notes, talks, outcomes }: ConsultationRecordProps) {
  const { t } = useTranslation(['consultation-desk', 'admin']);
  const staff = useStaff();
  return (
    <RecordPage
      ways={ways}
      record={row}
      title={row?.school ?? ''}
      code={row ? formatReferenceCode(row.ref) : ''}
      words={{ back: t('record.back'), gone: t('record.gone') }}
    >
      {row ? (
        <>
          <RecordSide>
            <OfferedParts row={row} />
            {outcomes(row.ref, row.consultation.state)}
            <ScopingFacts consultation={row.consultation} />
          </RecordSide>
          <RecordSide>
            <section tabIndex={-1}>
              <h2>{t('admin:moveHeading')}</h2>
              <RecentMoveNote record={row.path} by={staff} />
              <ConsultationMoves row={row} />
            </section>
            <ConsultationContact row={row} />
            {talks(row.ref)}
            <LinkedSchool consultation={row.consultation} />
            <MessagesPart consultation={row.consultation} />
            {notes(row)}
            <section>
              <h2>{t('admin:log.heading')}</h2>
              <ChangeList record={row.path} />
              <LogLink record={row.path} />
            </section>
          </RecordSide>
        </>
      ) : null}
    </RecordPage>
  );
}

/** The versions of the proposal, and the steps of the agreed one. */
function OfferedParts({ row: { consultation } }: { row: ConsultationRow }) {
  const { data: versions, error } = useSchoolProposalsQuery(consultation.ref);
  if (versions === undefined) return <BackendProblem error={error} />;
  const agreed = versions.find(({ version }) => version === consultation.agreed);
  return (
    <>
      {agreed === undefined ? null : <WorkSteps consultation={consultation} agreed={agreed} />}
      <ProposalPart consultation={consultation} versions={versions} />
    </>
  );
}
