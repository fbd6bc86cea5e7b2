import { Icon, Line, LineItem, Tag, textStyles, ToolButton } from 'design-system';
import { useEffect, useRef, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { formatReferenceCode } from '@/entities/reference-code';
import { correctedStep, seenStep, useTrackingQuery } from '@/entities/tracking';
import { useHasDuty, useStaff } from '@/entities/session';
import { useFormats } from '@/shared/i18n';
import { PartBoundary } from '@/shared/ui/part-boundary';
import { SeenOnce } from './seen-once';
import { LogLink, isLate, useOpenRecord, type DeskRecord } from '@/shared/desk';
import { ChangeList, RecentMoveNote } from '@/entities/change-log';
import type { DeskWays } from '@/shared/desk';
import { TransitionButtons } from './transition-buttons';
import { NotesPart } from './notes-part';
import styles from './record-panel.module.css';
import { StateMark } from '@/shared/desk';
import { useNow } from '@/shared/lib/clock';
import { junk } from '@/shared/lib/lifecycle';

export interface RecordPanelProps {
  /** Null when the record in the address is not in the list. */
  record: DeskRecord | null;
  ways: DeskWays;
  children?: ReactNode;
}

/**
 * The open record: facts, state, transitions, notes and change log. Opening it records once that the office
 * saw it.
 */
export function RecordPanel({ record, ways, children }: RecordPanelProps) {
  const { t } = useTranslation('admin');
  const now = useNow();
  const panel = useRef<HTMLElement>(null);
  // When opened from far down a list, the panel may start above the viewport.
  useEffect(() => {
    if (panel.current && panel.current.getBoundingClientRect().top < 0) panel.current.scrollIntoView();
  }, []);
  useOpenRecord(panel, ways, true);
  return (
    <aside ref={panel} tabIndex={-1} className={styles.panel} aria-label={t('record')}>
      <div className={styles.head}>
        {record ? <StateMark state={record.state} isLate={isLate(record, now)} /> : <span />}
        <ToolButton onClick={ways.close}>
          <Icon name="close" />
          {t('close')}
        </ToolButton>
      </div>
      {record ? (
        <>
          <h2 className={styles.code}>
            {formatReferenceCode(record.ref)} {record.isSample ? <Tag>{t('sample')}</Tag> : null}
          </h2>
          <SeenOnce record={record} />
          <PartBoundary>{children}</PartBoundary>
          <h3>{t('life')}</h3>
          <PartBoundary>
            <LifecycleSoFar reference={record.ref} state={record.state} />
          </PartBoundary>
          <KeptParts record={record} />
        </>
      ) : (
        <p>{t('gone')}</p>
      )}
    </aside>
  );
}

/** What the office does with its record. Whoever only answers it marks no junk, reads no notes and no log. */
function KeptParts({ record }: { record: DeskRecord }) {
  const { t } = useTranslation('admin');
  const staff = useStaff();
  const isOffice = useHasDuty('office');
  const isKeeper = useHasDuty(record.path.startsWith('concerns/') ? 'safeguarding' : 'office');
  if (!isKeeper) {
    const transitions = record.transitions.filter(({ from, to }) => ![from, to].includes(junk));
    return <TransitionButtons record={{ ...record, transitions }} />;
  }
  return (
    <>
      <RecentMoveNote record={record.path} by={staff} />
      <TransitionButtons record={record} />
      <PartBoundary>
        <NotesPart record={record} />
      </PartBoundary>
      <h3>{t('log.heading')}</h3>
      <PartBoundary>
        <ChangeList record={record.path} />
        {isOffice ? <LogLink record={record.path} /> : null}
      </PartBoundary>
    </>
  );
}

function LifecycleSoFar({ reference, state }: { reference: string; state: string }) {
  const { t } = useTranslation('admin');
  const words = t as (key: string) => string;
  const { date } = useFormats();
  const { data } = useTrackingQuery(reference);
  const steps = (data?.steps ?? []).filter(({ what }) => ![seenStep, correctedStep].includes(what));
  return (
    <Line className={styles.life}>
      {steps.map(({ what, at }, index) => (
        <LineItem key={index} state={index === steps.length - 1 && what === state ? 'now' : 'done'}>
          <b>{words(`states.${what}`)}</b>
          <time className={textStyles.soft} dateTime={at}>
            {date(at, 'moment')}
          </time>
        </LineItem>
      ))}
    </Line>
  );
}
