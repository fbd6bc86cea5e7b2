import { Button, Row, textStyles } from 'design-system';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { SelectAll, type DeskView, type ListActs, type Selection } from '@/shared/desk';
import { offeredActs } from '../model/bulk-run';
import { useBulkRun } from '../model/bulk-run-context';
import { ActForm } from './act-form';
import styles from './bulk-bar.module.css';
import { RunReport } from './run-report';
import { useActWords } from './use-act-words';
import { useDeselectDone } from './use-deselect-done';

/** A record of which somebody is told. */
interface Told {
  readonly ref: string;
  readonly path: string;
}

export interface BulkBarProps {
  view: DeskView;
  selection: Selection;
  offered: ListActs;
  /** Tells the people of some records what moved, one after the other; absent where nobody is told. */
  tell?: ((records: readonly Told[], onClose: () => void) => ReactNode) | undefined;
}

/** What is open below the buttons. Telling keeps the records that it began with. */
type Opened =
  | { readonly kind: 'act'; readonly event: string }
  | { readonly kind: 'telling'; readonly records: readonly Told[] };

/** Selects records, offers what they allow, and says line by line what became of it. */
export function BulkBar({ view, selection, offered: { acts, save }, tell }: BulkBarProps) {
  const { t } = useTranslation('admin');
  const { run, phase } = useBulkRun();
  const toWords = useActWords();
  const [opened, setOpened] = useState<Opened | null>(null);
  useDeselectDone(run, selection);
  const { chosen } = selection;
  const count = chosen.length;
  const offers = offeredActs(acts, chosen);
  const act = opened?.kind === 'act' ? offers.find((one) => one.act.event === opened.event) : undefined;
  // A stopped run is gone on with, or left, before another begins.
  const isBusy = run !== null && phase !== 'over';
  const close = () => setOpened(null);
  return (
    <>
      {selection.isOn ? (
        <div className={styles.bar}>
          <div className={styles.row}>
            <SelectAll selection={selection} />
            <span className={textStyles.soft} role="status">
              {t('select.count', { count })}
            </span>
          </div>
          {count === 0 ? null : (
            <Row className={styles.acts}>
              {offers.map((one) => (
                <Button
                  key={one.act.event}
                  variant="second"
                  isSmall
                  isOff={isBusy}
                  aria-expanded={act?.act === one.act}
                  onClick={() => {
                    if (!isBusy) setOpened({ kind: 'act', event: one.act.event });
                  }}
                >
                  {toWords.button(one)}
                </Button>
              ))}
              {tell ? (
                <Button
                  variant="second"
                  isSmall
                  aria-expanded={opened?.kind === 'telling'}
                  onClick={() => setOpened({ kind: 'telling', records: chosen })}
                >
                  {t('select.tell', { count })}
                </Button>
              ) : null}
              {save}
            </Row>
          )}
        </div>
      ) : null}
      {act && !isBusy ? (
        <ActForm key={act.act.event} view={view} offer={act} records={chosen} onClose={close} />
      ) : null}
      {opened?.kind === 'telling' ? tell?.(opened.records, close) : null}
      <RunReport onTell={tell && ((records) => setOpened({ kind: 'telling', records }))} />
    </>
  );
}
