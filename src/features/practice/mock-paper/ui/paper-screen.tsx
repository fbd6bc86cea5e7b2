import { Button, Note, Row, Skeleton } from 'design-system';
import { useTranslation } from 'react-i18next';
import type { ExamYear, PackId, QuestionSource } from '@/entities/practice/pack';
import type { PracticeProfile, ProgressActions } from '@/entities/practice/progress';
import { timeText } from '../model/paper-clock';
import type { FoundPaper, OpenPaper } from '../model/open-paper';
import { useMockPaper } from '../model/use-mock-paper';
import { PaperResultView } from './paper-result-view';
import { PaperSheet } from './paper-sheet';
import { ReadyPaper } from './ready-paper';
import styles from './mock-paper.module.css';

interface PaperScreenProps {
  pack: PackId;
  year?: ExamYear | undefined;
  source: QuestionSource;
  found: FoundPaper;
  /** The last submitted paper of this pack. */
  last: OpenPaper | null;
  profile: PracticeProfile;
  actions: ProgressActions;
  onLeave: () => void;
  onAgain: () => void;
}

/** The paper in each of its states. */
export function PaperScreen({
  pack,
  year,
  source,
  found,
  last,
  profile,
  actions,
  onLeave,
  onAgain,
}: PaperScreenProps) {
  const { t } = useTranslation(['practice-paper', 'practice']);
  const { settings } = profile;
  const { state, send } = useMockPaper({
    ...{ source, year, settings, actions },
    paper: found.kind === 'open' ? found.paper : null,
  });
  const { paper, problem, clockState } = state.context;
  const name = t(`practice:packs.${pack}.full`);
  const left = paper ? timeText(paper.totalMs - paper.clock.usedMs) : '';
  const content = () => {
    if (state.matches('ready'))
      return (
        <ReadyPaper
          {...{ pack, year, onLeave }}
          other={found.kind === 'other' ? found.pack : null}
          last={last && <PaperResultView paper={last} problem={null} {...{ source, settings, clockState }} />}
          onBegin={() => send({ type: 'paper.begun' })}
        />
      );
    if (state.matches('closedElsewhere'))
      return (
        <Note tone="call" role="alert">
          <p>{t('keeping.closed-elsewhere')}</p>
          <Button isSmall onClick={onAgain}>
            {t('failed.retry')}
          </Button>
        </Note>
      );
    if (!paper || state.matches('submitting')) return <Skeleton label={t('submitting')} lines={6} />;
    if (state.matches('result'))
      return (
        <PaperResultView {...{ paper, source, settings, problem, clockState }} ways={{ onLeave, onAgain }} />
      );
    const notKept = paper.sitting === null ? 'denied' : problem;
    return (
      <>
        {notKept ? (
          <Note tone="call" role="status">
            <p>{t(`keeping.${notKept}`)}</p>
          </Note>
        ) : null}
        {state.matches({ writing: 'paused' }) ? (
          <div className={styles.sheet}>
            <h2>{t('paused.heading')}</h2>
            <p>{t(clockState === 'held' ? 'paused.held' : 'paused.words', { left })}</p>
            <Row>
              <Button onClick={() => send({ type: 'paper.resumed' })}>{t('paused.resume')}</Button>
              <Button variant="second" onClick={onLeave}>
                {t('leave')}
              </Button>
            </Row>
          </div>
        ) : (
          <PaperSheet
            {...{ paper, source, send, left }}
            isConfirming={state.matches({ writing: { running: { sheet: 'confirming' } } })}
          />
        )}
      </>
    );
  };
  return (
    <div className={styles.paper}>
      <h1>{t('heading', { name })}</h1>
      {content()}
    </div>
  );
}
