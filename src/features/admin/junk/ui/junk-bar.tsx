import { Row, ToolButton } from 'design-system';
import { lazy, Suspense, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useHasDuty } from '@/entities/session';
import { junk } from '@/shared/lib/lifecycle';
import { PartBoundary } from '@/shared/ui/part-boundary';
import type { DeskWays } from '@/shared/desk';
import styles from './junk-bar.module.css';
import type { Selection } from '@/shared/desk';

/** Lazy: junk is rarely marked or deleted. */
const SelectionBar = lazy(() =>
  import(/* webpackChunkName: "desk-selection" */ './selection-bar').then(({ SelectionBar: bar }) => ({
    default: bar,
  })),
);

interface JunkBarProps {
  ways: DeskWays;
  selection: Selection;
  /** More buttons for the same row. */
  children?: ReactNode;
}

/** Toggles between the view and its junk, and toggles selection, for whoever keeps the
 * records. Junk is loaded only when shown. */
export function JunkBar({ ways, selection, children }: JunkBarProps) {
  const { t } = useTranslation('admin');
  const isJunk = ways.place.state === junk;
  const isKeeper = useHasDuty(ways.place.view === 'concerns' ? 'safeguarding' : 'office');
  if (!isKeeper) return <Row className={styles.row}>{children}</Row>;
  return (
    <>
      <Row className={styles.row}>
        <ToolButton
          className={styles.way}
          aria-pressed={isJunk}
          onClick={() => ways.go({ state: isJunk ? 'waiting' : junk })}
        >
          {t('junk.show')}
        </ToolButton>
        {isJunk ? null : (
          <ToolButton
            className={styles.way}
            aria-pressed={selection.isOn}
            onClick={() => selection.setOn(!selection.isOn)}
          >
            {t('select.show')}
          </ToolButton>
        )}
        {children}
      </Row>
      {selection.isOn ? (
        <PartBoundary>
          <Suspense>
            <SelectionBar key={String(isJunk)} isJunk={isJunk} selection={selection} />
          </Suspense>
        </PartBoundary>
      ) : null}
    </>
  );
}
