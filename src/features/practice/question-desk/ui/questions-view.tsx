import { Button, Row, Skeleton, textStyles } from 'design-system';
import { useTranslation } from 'react-i18next';
import {
  dismissalReasons,
  useQuestionReportsQuery,
  type QuestionReport,
} from '@/entities/practice/question-report';
import { useStaff } from '@/entities/session';
import { deskStyles } from '@/shared/desk';
import { useFormats } from '@/shared/i18n';
import { BackendProblem } from '@/shared/ui/form';
import { useDecideQuestionMutation } from '../api/decide-api';
import { groupReports, type ReportedQuestion } from '../model/group-reports';

/** Practice questions that somebody thinks are wrong, those with the most open reports first. */
export function QuestionsView() {
  const { t } = useTranslation(['admin', 'shell']);
  const { data, error, isLoading } = useQuestionReportsQuery(null);
  if (isLoading) return <Skeleton label={t('shell:loading')} lines={6} />;
  return (
    <section aria-labelledby="questions-reported" className={deskStyles.part}>
      <h1 id="questions-reported">{t('views.questions')}</h1>
      <p className={textStyles.soft}>{t('questions.lead')}</p>
      <BackendProblem error={error} />
      {data?.length === 0 ? <p>{t('questions.none')}</p> : null}
      <ul className={deskStyles.groups}>
        {groupReports(data ?? []).map((group) => (
          <QuestionGroup key={group.question} group={group} />
        ))}
      </ul>
    </section>
  );
}

function QuestionGroup({ group: { question, open, decided } }: { group: ReportedQuestion }) {
  const { t } = useTranslation('admin');
  const staff = useStaff();
  const [decide, { error, isLoading }] = useDecideQuestionMutation();
  return (
    <li className={deskStyles.group} aria-label={question}>
      <p>
        <b>{question}</b> · {t('questions.open', { count: open.length })}
      </p>
      <ul>
        {[...open, ...decided].map((report) => (
          <ReportLine key={report.id} report={report} />
        ))}
      </ul>
      {open.length === 0 ? null : (
        <Row>
          {(['mended', ...dismissalReasons] as const).map((verdict) => (
            <Button
              key={verdict}
              variant={verdict === 'mended' ? 'main' : 'second'}
              isSmall
              disabled={isLoading}
              onClick={() => void decide({ reports: open, verdict, by: staff })}
            >
              {t(`questions.decide.${verdict}`)}
            </Button>
          ))}
        </Row>
      )}
      <BackendProblem error={error} />
    </li>
  );
}

function ReportLine({ report }: { report: QuestionReport }) {
  const { t } = useTranslation('admin');
  const { date } = useFormats();
  const { state, fault, answer, version, seed, decision, createdAt } = report;
  return (
    <li>
      {t(`questions.faults.${fault}`)} · {t('questions.version', { version })}
      {seed === undefined ? '' : ` · ${t('questions.seed', { seed })}`}
      {answer === '' ? '' : ` · ${t('questions.answer', { answer })}`} · {date(createdAt, 'moment')}
      {state === 'open' ? '' : ` · ${t(`states.${state}`)}`}
      {decision === '' ? '' : ` · ${t(`questions.decide.${decision}`)}`}
    </li>
  );
}
