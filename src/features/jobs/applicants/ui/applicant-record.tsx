import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ChangeList, RecentMoveNote } from '@/entities/change-log';
import { formatReferenceCode } from '@/entities/reference-code';
import { useStaff } from '@/entities/session';
import { LogLink, PaperViewer, RecordPage, RecordSide, type DeskRecord, type DeskWays } from '@/shared/desk';
import type { ApplicantRow } from '../model/applicant-row';
import { ApplicantContact } from './applicant-contact';
import { ApplicantFacts } from './applicant-facts';
import { ApplicantMoves } from './applicant-moves';
import { ApplicantReferees } from './applicant-referees';

interface ApplicantRecordProps {
  /** Null when the application in the address does not exist. */
  row: ApplicantRow | null;
  ways: DeskWays;
  notes: (record: DeskRecord) => ReactNode;
  /** Renders what the school of the post sees. */
  school: (row: ApplicantRow) => ReactNode;
}

/** One application for a post: what was sent beside what the office does with it. */
export function ApplicantRecord({ row, ways, notes, school }: ApplicantRecordProps) {
  const { t } = useTranslation(['applicants', 'admin']);
  const staff = useStaff();
  return (
    <RecordPage
      ways={ways}
      record={row}
      title={row ? t('record.title', { title: row.title }) : ''}
      code={row ? formatReferenceCode(row.ref) : ''}
      words={{ back: t('record.back'), gone: t('record.gone') }}
    >
      {row ? (
        <>
          <RecordSide>
            <ApplicantFacts row={row} />
            <PaperViewer
              heading={t('cv.heading')}
              none={t('cv.none')}
              papers={cvOf(row).map(({ id, name }) => ({ id, label: name || t('cv.heading') }))}
            />
          </RecordSide>
          <RecordSide>
            <section>
              <h2>{t('admin:moveHeading')}</h2>
              <RecentMoveNote record={row.path} by={staff} />
              <ApplicantMoves row={row} />
            </section>
            {school(row)}
            <ApplicantContact row={row} />
            <ApplicantReferees row={row} />
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

function cvOf({ application }: ApplicantRow) {
  const { cv } = application.files;
  return cv === '' ? [] : [cv];
}
