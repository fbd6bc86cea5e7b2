import { Row, ToolButton } from 'design-system';
import { lazy, Suspense, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useHasDuty } from '@/entities/session';
import { junk } from '@/shared/lib/lifecycle';
import { PartBoundary } from '@/shared/ui/part-boundary';
import type { DeskView, DeskWays, Selection } from '@/shared/desk';
import type { Duty } from '@/shared/backend';
import styles from './junk-bar.module.css';

/** Lazy: junk is rarely deleted. */
const DeleteBar = lazy(() =>
  import(/* webpackChunkName: "desk-selection" */ './delete-bar').then(({ DeleteBar: bar }) => ({
    default: bar,
  })),
);

/** Who keeps the records of a view, where that is not the office. */
const keepers: Partial<Readonly<Record<DeskView, Duty>>> = {
  concerns: 'safeguarding',
  counselling: 'counselling',
};

interface JunkBarProps {
  ways: DeskWays;
  selection: Selection;
  /** What can be done with the selected records, outside of the junk. */
  bulk?: ReactNode;
  /** More buttons for the same row. */
  children?: ReactNode;
}

/** Toggles between the view and its junk, and toggles selection, for whoever keeps the
 * records. Junk is loaded only when shown. */
export function JunkBar({ ways, selection, bulk, children }: JunkBarProps) {
  const { t } = useTranslation('admin');
  const isJunk = ways.place.state === junk;
  const isKeeper = useHasDuty(keepers[ways.place.view] ?? 'office');
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
      {isJunk && selection.isOn ? (
        <PartBoundary>
          <Suspense>
            <DeleteBar selection={selection} />
          </Suspense>
        </PartBoundary>
      ) : null}
      {isJunk ? null : bulk}
    </>
  );
}
