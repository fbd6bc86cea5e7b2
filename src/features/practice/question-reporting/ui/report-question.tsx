import { Button, Note, Row } from 'design-system';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  questionFaults,
  questionReportPath,
  reportQuestion,
  type NewQuestionReport,
} from '@/entities/practice/question-report';
import { outcomeOf } from '@/shared/api';
import { limits } from '@/shared/fields';
import { useAction } from '@/shared/lib/action';
import { usePendingWrites, type NewPendingWrite } from '@/shared/pending-writes';
import { BackendProblem } from '@/shared/ui/form';

/** Owner of what guests send from practice. Like a code, it needs no account. */
const owner = 'LL-practice';

function makeReport(given: NewQuestionReport): NewPendingWrite {
  const id = crypto.randomUUID();
  const writes = [reportQuestion(id, given)];
  return { id, owner, record: questionReportPath(id), event: 'question.reported', writes, shown: {} };
}

export interface ReportQuestionProps {
  question: string;
  version: number;
  /** Of a variant. */
  seed?: number;
  /** What the student answered, in one line. */
  answer: string;
}

/** Tells the office that a question is wrong: one press, without a name, also without network. */
export function ReportQuestion({ question, version, seed, answer }: ReportQuestionProps) {
  const { t } = useTranslation('practice-session');
  const { enqueue } = usePendingWrites(owner);
  const [step, setStep] = useState<'closed' | 'open' | 'sent'>('closed');
  const [problem, setProblem] = useState<unknown>(null);
  const action = useAction<NewQuestionReport['fault'], NewPendingWrite>({
    make: (fault) =>
      makeReport({
        ...{ question, version, fault, answer: answer.trim().slice(0, limits.shortText) },
        ...(seed !== undefined && { seed }),
      }),
    send: async (act) => {
      try {
        await enqueue([act]);
        return 'done';
      } catch (cause) {
        setProblem(cause);
        return outcomeOf(cause);
      }
    },
  });
  const press = async (fault: NewQuestionReport['fault']) => {
    setProblem(null);
    if (await action.run(fault)) setStep('sent');
  };
  if (step === 'sent') return <p role="status">{t('report.sent')}</p>;
  if (step === 'closed')
    return (
      <Row>
        <Button variant="text" isSmall onClick={() => setStep('open')}>
          {t('report.open')}
        </Button>
      </Row>
    );
  return (
    <Note tone="plain" role="group" aria-label={t('report.what')}>
      <p>{t('report.what')}</p>
      <Row>
        {questionFaults.map((fault) => (
          <Button
            key={fault}
            variant="second"
            isSmall
            isBusy={action.isRunning}
            onClick={() => void press(fault)}
          >
            {t(`report.faults.${fault}`)}
          </Button>
        ))}
        <Button variant="text" isSmall onClick={() => setStep('closed')}>
          {t('report.leave')}
        </Button>
      </Row>
      <p>{t('report.words')}</p>
      <BackendProblem error={problem} />
    </Note>
  );
}
