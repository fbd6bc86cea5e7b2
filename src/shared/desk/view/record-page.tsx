import { Icon, Tag, ToolButton } from 'design-system';
import { useId, useRef, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useNow } from '../../lib/clock';
import { PartBoundary } from '../../ui/part-boundary';
import type { DeskWays } from '../address/desk-ways';
import { isLate, type DeskRecord } from '../records/desk-record';
import styles from './record-page.module.css';
import { StateMark } from './state-mark';
import { useOpenRecord } from './use-open-record';

export interface RecordPageProps {
  ways: DeskWays;
  /** Null when the record in the address is not in the list. */
  record: DeskRecord | null;
  title: string;
  /** The reference code as people read it. */
  code: string;
  words: Readonly<Record<'back' | 'gone', string>>;
  /** Two columns of parts: documents beside the decisions on a wide screen, stacked on a phone. */
  children?: ReactNode;
}

/** A record in the place of its list, at full width. */
export function RecordPage({ ways, record, title, code, words, children }: RecordPageProps) {
  const { t } = useTranslation('admin');
  const now = useNow();
  const headingId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  useOpenRecord(heading, ways, record !== null);
  const head = (
    <ToolButton onClick={ways.close}>
      <Icon name="arrow" className={styles.back} />
      {ways.isFromToday ? t('backToToday') : words.back}
    </ToolButton>
  );
  if (!record)
    return (
      <div className={styles.record}>
        {head}
        <h1 ref={heading} tabIndex={-1} className={styles.gone}>
          {words.gone}
        </h1>
      </div>
    );
  return (
    <article className={styles.record} aria-labelledby={headingId}>
      {head}
      <div className={styles.title}>
        <h1 ref={heading} id={headingId} tabIndex={-1}>
          {title}
        </h1>
        <StateMark state={record.state} isLate={isLate(record, now)} />
        <span className={styles.code}>{code}</span>
        {record.isSample ? <Tag>{t('sample')}</Tag> : null}
      </div>
      <PartBoundary>
        <div className={styles.columns}>{children}</div>
      </PartBoundary>
    </article>
  );
}

/** One of the two columns. */
export function RecordSide({ children }: { children: ReactNode }) {
  return <div className={styles.column}>{children}</div>;
}
