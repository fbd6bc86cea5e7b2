import { Button, Skeleton, Tag, textStyles } from 'design-system';
import { useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';
import { deskQuery, deskStyles, startOf, type DeskWays } from '@/shared/desk';
import { BackendProblem } from '@/shared/ui/form';
import { groupRows, nextDue, todayGroups, type TodayRow } from '../model/today-row';
import { KeysDialog } from './keys-dialog';
import { TodayGroup } from './today-group';
import { usePromisedWords } from './use-promised-words';
import { useRowKeys } from './use-row-keys';
import styles from './today.module.css';

interface TodayViewProps {
  ways: DeskWays;
  now: Date;
  rows: readonly TodayRow[];
  /** Whether a list was never read. */
  isLoading: boolean;
  /** Why a list could not be read. */
  error: unknown;
  /** Whether the duties open the list of who is to be told. */
  tells: boolean;
}

/** What needs a person, by the time that was promised. */
export function TodayView({ ways, now, rows, isLoading, error, tells }: TodayViewProps) {
  const { t } = useTranslation(['today', 'admin', 'shell']);
  const { pathname } = useLocation();
  const view = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const [isHelp, setHelp] = useState(false);
  const groups = useMemo(() => groupRows(rows, now), [rows, now]);
  useRowKeys({ view, heading, closed: ways.closed, isReady: !isLoading, onHelp: () => setHelp(true) });
  return (
    <div ref={view} className={deskStyles.view}>
      <div className={styles.head}>
        <h1 ref={heading} tabIndex={-1} className={deskStyles.title}>
          {t('admin:views.today')}{' '}
          {rows.some(({ isSample }) => isSample) ? <Tag>{t('admin:sampleData')}</Tag> : null}
        </h1>
        <Button variant="text" isSmall onClick={() => setHelp(true)}>
          {t('keys.button')}
        </Button>
      </div>
      <BackendProblem error={error} />
      {isLoading ? (
        <Skeleton label={t('shell:loading')} lines={6} />
      ) : (
        <>
          {/* A list that could not be read may hold something. */}
          {error === undefined ? <Quiet groups={groups} now={now} /> : null}
          {todayGroups.map((group) => (
            <TodayGroup key={group} group={group} rows={groups[group]} now={now} />
          ))}
        </>
      )}
      {tells ? (
        <p className={textStyles.soft}>
          {t('telling')}{' '}
          <Link to={pathname + deskQuery(startOf('telling'))} className={styles.more}>
            {t('admin:views.telling')}
          </Link>
        </p>
      ) : null}
      <KeysDialog isOpen={isHelp} onClose={() => setHelp(false)} />
    </div>
  );
}

/** Says that nothing is to be done today, and when the next thing is due. */
function Quiet({ groups, now }: { groups: ReturnType<typeof groupRows>; now: Date }) {
  const { t } = useTranslation('today');
  const promised = usePromisedWords(now);
  if (groups.late.length > 0 || groups.today.length > 0) return null;
  const next = nextDue(groups);
  return (
    <p role="status">
      <strong>{t('nothing')}</strong>{' '}
      {next?.promisedAt == null
        ? t('nothingNext')
        : t('next', { task: t(`tasks.${next.task}`), by: promised(next.promisedAt) })}
    </p>
  );
}
