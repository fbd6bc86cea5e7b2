import { Button, Facts, Row } from 'design-system';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  practiceReported,
  practiceReportsCollection,
  type Assignment,
  type PracticeReport,
  type PracticeSummary,
} from '@/entities/practice/assignment';
import { findCatalogPack, isInScope, partName, type Scope } from '@/entities/practice/pack';
import { packMastery, useAnswersSince, useProgress } from '@/entities/practice/progress';
import { useFormats } from '@/shared/i18n';
import { isWaitingWrite, useOwnAction, type OwnPendingWrites } from '@/shared/pending-writes';
import { sendSummary } from '../model/family-writes';
import { summarize } from '../model/summarize';

interface SummaryPartProps {
  code: string;
  acts: OwnPendingWrites;
  assignment: Assignment;
  scope: Scope;
  profile: string;
  report: PracticeReport | null;
}

/** The figures of this phone for an assignment; null without answers. */
function useSummary({ assignment, scope, profile }: SummaryPartProps): PracticeSummary | null {
  const { pack, createdAt } = assignment;
  // From the beginning of that day: the clock of a phone may be slow.
  const answers = useAnswersSince(profile, Date.parse(`${createdAt.slice(0, 10)}T00:00:00.000Z`));
  const progress = useProgress(profile, pack);
  return useMemo(() => {
    if (!answers || !progress) return null;
    const { topics } = packMastery(progress.cards);
    return summarize(
      pack,
      answers.filter((answer) => answer.pack === pack && isInScope(answer, scope)),
      (topic) => {
        const state = topics.get(topic)?.state ?? 'not-started';
        return state === 'not-started' ? null : state;
      },
    );
  }, [answers, progress, pack, scope]);
}

/** Shows what would be sent to the tutor, and sends it when the family wants that. */
export function SummaryPart(props: SummaryPartProps) {
  const { code, acts, assignment, report } = props;
  const { t } = useTranslation('family');
  const [isOpen, setOpen] = useState(false);
  const summary = useSummary(props);
  const send = useOwnAction(acts, (given: PracticeSummary) => [sendSummary(code, assignment, given)]);
  const isOnItsWay = acts.unsent.some(
    (act) =>
      isWaitingWrite(act) &&
      act.event === practiceReported &&
      act.record.startsWith(practiceReportsCollection(assignment.offerId)) &&
      act.shown.assignment === assignment.id,
  );
  if (!summary) return null;
  if (isOnItsWay) return <p role="status">{t('practice.waiting')}</p>;
  const isTold = report?.answers === summary.answers && report.until === summary.until;
  if (isTold) return null;
  if (!isOpen)
    return (
      <Row>
        <Button variant="second" isSmall onClick={() => setOpen(true)}>
          {t('practice.show')}
        </Button>
      </Row>
    );
  const press = async () => {
    if (await send.run(summary)) setOpen(false);
  };
  return (
    <>
      <Preview summary={summary} />
      <Row>
        <Button isSmall isBusy={send.isRunning} onClick={() => void press()}>
          {t('practice.send')}
        </Button>
        <Button variant="second" isSmall onClick={() => setOpen(false)}>
          {t('practice.refuse')}
        </Button>
      </Row>
    </>
  );
}

/** Everything that the summary holds. */
function Preview({ summary }: { summary: PracticeSummary }) {
  const { t } = useTranslation('family');
  const { date } = useFormats();
  const entry = findCatalogPack(summary.pack);
  const { answers, right, questions, from, until, skills, hardest, misconceptions } = summary;
  const counted = (list: PracticeSummary['hardest']) =>
    list.map(({ id, times }) => `${id} (${String(times)})`).join(', ');
  return (
    <>
      <p>{t('practice.preview')}</p>
      <Facts
        facts={[
          { label: t('practice.answers'), value: t('practice.rightOf', { right, answers }) },
          { label: t('practice.questions'), value: questions },
          {
            label: t('practice.days'),
            value: [...new Set([from, until])].map((day) => date(day, 'day')).join(' – '),
          },
          ...skills.map(({ topic, level }) => ({
            label: partName(entry, { topic, weakness: '' }),
            value: t(`practice.levels.${level}`),
          })),
          { label: t('practice.hardest'), value: counted(hardest) },
          { label: t('practice.misconceptions'), value: counted(misconceptions) },
        ]}
      />
    </>
  );
}
