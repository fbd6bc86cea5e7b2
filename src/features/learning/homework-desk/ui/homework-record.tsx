import { textStyles } from 'design-system';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ChangeList, RecentMoveNote } from '@/entities/change-log';
import { QuestionView, ThreadMessages, useHomeworkThreadQuery } from '@/entities/homework/question';
import { useHasDuty, useStaff } from '@/entities/session';
import { LogLink, RecordPage, RecordSide, shortCode, type DeskWays } from '@/shared/desk';
import { BackendProblem } from '@/shared/ui/form';
import type { HomeworkRow } from '../model/homework-row';
import { PublishPart } from './publish-part';
import { QuestionFacts } from './question-facts';
import { QuestionMoves } from './question-moves';

interface HomeworkRecordProps {
  /** Null when the question in the address does not exist. */
  row: HomeworkRow | null;
  ways: DeskWays;
  told: (row: HomeworkRow) => ReactNode;
}

/** One question: what was asked and answered, beside what the office does with it. */
export function HomeworkRecord({ row, ways, told }: HomeworkRecordProps) {
  const { t } = useTranslation(['homework-desk', 'admin']);
  const staff = useStaff();
  const isOffice = useHasDuty('office');
  return (
    <RecordPage
      ways={ways}
      record={row}
      title={row ? `${row.subject}, ${row.schoolClass}` : ''}
      code={row ? shortCode(row.ref) : ''}
      words={{ back: t('record.back'), gone: t('record.gone') }}
    >
      {row ? (
        <>
          <RecordSide>
            <section>
              <h2>{t('facts.heading')}</h2>
              <QuestionView question={row.question} />
            </section>
            <ThreadOf id={row.ref} />
          </RecordSide>
          <RecordSide>
            <QuestionFacts question={row.question} lateFrom={row.lateFrom} />
            {isOffice ? (
              <>
                <section tabIndex={-1}>
                  <h2>{t('admin:moveHeading')}</h2>
                  <RecentMoveNote record={row.path} by={staff} />
                  <QuestionMoves row={row} />
                </section>
                {told(row)}
                <PublishPart question={row.question} />
              </>
            ) : null}
            <section>
              <h2>{t('admin:log.heading')}</h2>
              <ChangeList record={row.path} />
              {isOffice ? <LogLink record={row.path} /> : null}
            </section>
          </RecordSide>
        </>
      ) : null}
    </RecordPage>
  );
}

function ThreadOf({ id }: { id: string }) {
  const { t } = useTranslation('homework-desk');
  const { data: thread, error } = useHomeworkThreadQuery(id);
  if (!thread) return <BackendProblem error={error} />;
  return (
    <section>
      <h2>{t('thread.heading')}</h2>
      {thread.messages.length === 0 ? <p className={textStyles.soft}>{t('thread.none')}</p> : null}
      <ThreadMessages question={thread.question} messages={thread.messages} reader="office" level={3} />
    </section>
  );
}
