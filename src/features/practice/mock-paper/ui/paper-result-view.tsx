import { Button, Disclosure, Lead, Note, Row } from 'design-system';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { findCatalogPack, type QuestionSource } from '@/entities/practice/pack';
import type { PracticeSettings } from '@/entities/practice/progress';
import { useFocusPart } from '@/shared/lib/focus';
import type { KeepingProblem } from '../model/mock-paper-machine';
import type { OpenPaper } from '../model/open-paper';
import type { ClockState } from '../model/paper-clock';
import { judgePlace, resultOf, type Share } from '../model/paper-result';
import { MissedQuestion } from './missed-question';
import styles from './mock-paper.module.css';

interface PaperResultViewProps {
  paper: OpenPaper;
  source: QuestionSource;
  settings: PracticeSettings;
  problem: KeepingProblem | null;
  clockState: ClockState;
  /** Ways on, and focus, after submitting. Absent where an earlier result is opened. */
  ways?: { readonly onLeave: () => void; readonly onAgain: () => void };
}

interface SharesProps {
  heading: string;
  shares: readonly Share[];
  nameOf: (id: string) => string;
}

function Shares({ heading, shares, nameOf }: SharesProps) {
  const { t } = useTranslation('practice-paper');
  if (shares.length === 0) return null;
  return (
    <>
      <h2>{heading}</h2>
      <ul className={styles.list}>
        {shares.map(({ id, right, count }) => (
          <li key={id} className={styles.share}>
            <span lang="en">{nameOf(id)}</span>
            <span>{t('result.share', { right, count })}</span>
            <meter aria-label={nameOf(id)} min={0} max={count} value={right} />
          </li>
        ))}
      </ul>
    </>
  );
}

/** Marks, topics and weaknesses of a submitted paper, and each miss with its reason and steps. */
export function PaperResultView(props: PaperResultViewProps) {
  const { paper, source, settings, problem, clockState, ways } = props;
  const { t } = useTranslation('practice-paper');
  const part = useRef<HTMLDivElement>(null);
  useFocusPart(part, ways !== undefined);
  const judged = paper.asked.map(({ question }, index) => judgePlace(question, paper.drafts[index]));
  const result = resultOf(
    paper.asked.map(({ question }) => question),
    judged,
    settings,
  );
  const entry = findCatalogPack(paper.pack);
  const topicName = (id: string) => entry?.topics.find((topic) => topic.id === id)?.title ?? id;
  const { marks, mostMarks: most, right, wrong, empty, missed } = result;
  return (
    <div ref={part} tabIndex={-1} className={styles.sheet}>
      <h2>{t('result.heading')}</h2>
      <Lead>{t('result.marks', { marks, most })}</Lead>
      <p>{t('result.counts', { right, wrong, empty })}</p>
      {clockState === 'over' ? <p>{t('result.overTime')}</p> : null}
      <p>{t(`result.noGrade.${entry?.exam ?? 'bece'}`)}</p>
      {problem ? (
        <Note tone="call" role="status">
          <p>{t('result.unkept')}</p>
        </Note>
      ) : null}
      <Shares heading={t('result.topics')} shares={result.topics} nameOf={topicName} />
      <Shares
        heading={t('result.weaknesses')}
        shares={result.weaknesses}
        nameOf={(id) => source.weakness(id)?.name ?? id}
      />
      <h2>{t('result.missed')}</h2>
      {missed.length === 0 ? <p>{t('result.none')}</p> : null}
      <div>
        {missed.map((index) => {
          const shown = paper.asked[index];
          if (!shown) return null;
          const word = judged[index]?.outcome === 'empty' ? 'result.questionEmpty' : 'result.question';
          return (
            <Disclosure key={index} summary={t(word, { number: index + 1 })}>
              <MissedQuestion
                question={shown.question}
                draft={paper.drafts[index]}
                slip={judged[index]?.slip}
                passages={source.pack.passages}
              />
            </Disclosure>
          );
        })}
      </div>
      {ways ? (
        <Row>
          <Button onClick={ways.onAgain}>{t('result.again')}</Button>
          <Button variant="second" onClick={ways.onLeave}>
            {t('leave')}
          </Button>
        </Row>
      ) : null}
    </div>
  );
}
