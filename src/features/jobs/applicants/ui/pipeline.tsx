import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { DeskWays } from '@/shared/desk';
import { shortCode } from '@/shared/desk';
import { pipelineColumns, type ApplicantRow } from '../model/applicant-row';
import { ApplicantCard } from './applicant-card';
import { MoveDialog } from './move-dialog';
import styles from './pipeline.module.css';

interface PipelineProps {
  ways: DeskWays;
  rows: readonly ApplicantRow[];
}

/**
 * The applications for one post, in columns by state; on a phone one list with the states as headings. A
 * press on "Move" asks where to; the focus follows the application into its new column.
 */
export function Pipeline({ ways, rows }: PipelineProps) {
  const { t } = useTranslation(['applicants', 'admin']);
  const words = t as (key: string) => string;
  const [moving, setMoving] = useState<string | null>(null);
  const [moved, setMoved] = useState<{ readonly ref: string; readonly to: string } | null>(null);
  const board = useRef<HTMLDivElement>(null);
  const hasArrived = rows.some(({ ref, state }) => ref === moved?.ref && state === moved.to);
  useEffect(() => {
    if (hasArrived && moved) board.current?.querySelector<HTMLElement>(`[data-ref="${moved.ref}"]`)?.focus();
  }, [hasArrived, moved]);
  return (
    <div ref={board}>
      <p role="status" className={styles.status}>
        {moved
          ? t('pipeline.moved', { code: shortCode(moved.ref), state: words(`admin:states.${moved.to}`) })
          : null}
      </p>
      <div className={styles.board}>
        {pipelineColumns.map((states) => (
          <div key={states[0]} className={styles.column}>
            {states.map((state) => (
              <Lane key={state} {...{ ways, rows, state }} onMove={setMoving} />
            ))}
          </div>
        ))}
      </div>
      <MoveDialog
        row={rows.find(({ ref }) => ref === moving) ?? null}
        onClose={() => setMoving(null)}
        onMoved={(ref, to) => {
          setMoving(null);
          setMoved({ ref, to });
        }}
      />
    </div>
  );
}

interface LaneProps extends PipelineProps {
  state: ApplicantRow['application']['state'];
  onMove: (ref: string) => void;
}

/** All applications in one state. */
function Lane({ ways, rows, state, onMove }: LaneProps) {
  const { t } = useTranslation(['applicants', 'admin']);
  const here = rows.filter((row) => row.state === state);
  return (
    <section className={styles.lane} aria-labelledby={`lane-${state}`}>
      <h2 id={`lane-${state}`} className={styles.title}>
        {t(`admin:states.${state}`)} <span className={styles.count}>{here.length}</span>
      </h2>
      {here.length === 0 ? (
        <p className={styles.none}>{t('pipeline.none')}</p>
      ) : (
        <ul className={styles.cards}>
          {here.map((row) => (
            <ApplicantCard key={row.ref} {...{ ways, row }} onMove={() => onMove(row.ref)} />
          ))}
        </ul>
      )}
    </section>
  );
}
