import { Button, Disclosure, Note, Row } from 'design-system';
import { useRef, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { RichParagraphs, type QuestionSource } from '@/entities/practice/pack';
import { useFocusPart } from '@/shared/lib/focus';
import type { Asked, Judged, Keeping } from '../model/session-machine';
import { Explanation } from './explanation';
import styles from './session.module.css';

/** What became of an answer on the device, where a student should know it. */
function KeepingNote({ keeping }: { keeping: Keeping }) {
  const { t } = useTranslation('practice-session');
  if (keeping === 'kept') return null;
  return <Note tone={keeping === 'improved' ? 'plain' : 'call'}>{t(`keeping.${keeping}`)}</Note>;
}

interface VerdictProps {
  shown: Asked;
  given: Judged;
  source: QuestionSource;
  isLast: boolean;
  onNext: () => void;
  /** Asks two more of the same kind. */
  onDrill: (() => void) | undefined;
  report: ReactNode;
}

/** Right or wrong, why the wrong answer tempts, the steps, and the lesson of the misconception. */
export function Verdict({ shown, given, source, isLast, onNext, onDrill, report }: VerdictProps) {
  const { t } = useTranslation('practice-session');
  const part = useRef<HTMLDivElement>(null);
  useFocusPart(part);
  const { verdict, hintsUsed, keeping } = given;
  const slip = verdict.kind === 'wrong' ? verdict.slip : undefined;
  const misconception = slip && source.misconception(slip.misconception);
  return (
    <div ref={part} tabIndex={-1} className={styles.verdict} data-verdict={verdict.kind}>
      <h2 className={styles.verdictHead}>
        {verdict.kind === 'wrong'
          ? t('verdict.wrong')
          : t(hintsUsed > 0 ? 'verdict.hinted' : 'verdict.right')}
      </h2>
      <Explanation question={shown.question} verdict={verdict} />
      {misconception ? (
        <Disclosure summary={t('lesson', { name: misconception.name })} lang="en">
          <RichParagraphs text={misconception.lesson} />
        </Disclosure>
      ) : null}
      {keeping ? <KeepingNote keeping={keeping} /> : null}
      <Row>
        <Button onClick={onNext}>{t(isLast ? 'finish' : 'next')}</Button>
        {onDrill ? (
          <Button variant="second" onClick={onDrill}>
            {t('drill')}
          </Button>
        ) : null}
      </Row>
      {report}
    </div>
  );
}
