import { Button, Note, Row } from 'design-system';
import { useTranslation } from 'react-i18next';
import { shortCode } from '@/shared/desk';
import { junk } from '@/shared/lib/lifecycle';
import { movesOf, type LineResult, type Move } from '../model/bulk-run';
import { useBulkRun } from '../model/bulk-run-context';
import styles from './bulk-bar.module.css';
import { UnfitList } from './unfit-list';
import { useActWords } from './use-act-words';

interface RunReportProps {
  /** Tells the people of the written records; absent where nobody is told. */
  onTell: ((records: readonly Pick<Move, 'ref' | 'path'>[]) => void) | undefined;
}

/** What became of each record of the run, while it goes on and after. Nothing before the first run. */
export function RunReport({ onTell }: RunReportProps) {
  const { t } = useTranslation('admin');
  const { run, phase, resume, close } = useBulkRun();
  const toWords = useActWords();
  const lineWords = useLineWords(phase === 'running');
  if (run === null) return null;
  const { lines, unfit } = run;
  const [written, refused] = [movesOf(run, 'done'), movesOf(run, 'refused').length];
  const done = written.length;
  const title = t('run.title', { view: t(`views.${run.view}`), what: toWords.name(run.event) });
  // What failed comes first.
  const shown = [
    ...lines.filter(({ result }) => result.kind !== 'done'),
    ...lines.filter(({ result }) => result.kind === 'done'),
  ];
  return (
    <Note
      tone={phase === 'stopped' || refused > 0 ? 'call' : 'plain'}
      role={phase === 'running' || refused === 0 ? 'status' : 'alert'}
      aria-label={title}
    >
      <div className={styles.report}>
        <p>
          <strong>{title}</strong>
        </p>
        {phase === 'stopped' ? <p>{t('run.stopped')}</p> : null}
        {phase === 'running' ? (
          <p>{t('run.running', { done, count: lines.length })}</p>
        ) : (
          <p>
            {refused > 0 ? <strong>{t('bulk.refused', { count: refused })}</strong> : null}{' '}
            <span>{t('bulk.done', { count: done })}</span>
          </p>
        )}
        <ul className={styles.lines}>
          {shown.map(({ move, result }) => (
            <li key={move.actionId}>
              {t('bulk.line', { name: shortCode(move.ref), words: lineWords(result) })}
            </li>
          ))}
        </ul>
        <UnfitList records={unfit} />
        {phase === 'running' ? null : (
          <Row>
            {phase === 'stopped' ? (
              <Button isSmall onClick={resume}>
                {t('run.resume')}
              </Button>
            ) : null}
            {onTell && done > 0 && run.event !== junk && written.every(({ line }) => !line) ? (
              <Button variant="second" isSmall onClick={() => onTell(written)}>
                {t('run.tell', { count: done })}
              </Button>
            ) : null}
            <Button variant="second" isSmall onClick={close}>
              {t(phase === 'stopped' ? 'run.leave' : 'run.close')}
            </Button>
          </Row>
        )}
      </div>
    </Note>
  );
}

/** Words for the result of a line. */
function useLineWords(isRunning: boolean) {
  const { t } = useTranslation(['admin', 'validation']);
  return (result: LineResult): string => {
    switch (result.kind) {
      case 'done':
        return t('bulk.isDone');
      case 'refused':
        return t(`validation:backend.${result.error.code}`);
      case 'unsure':
        return t('run.unsure');
      case 'untried':
        return t(isRunning ? 'run.waits' : 'run.untried');
    }
  };
}
