import { Button, Row, Skeleton } from 'design-system';
import { Suspense, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { reportingStates, type ConsultationState } from '@/entities/consultancy/consultation';
import { newestVersions, useOutcomesQuery, type Outcome } from '@/entities/consultancy/outcome';
import { BackendProblem } from '@/shared/ui/form';
import { PartBoundary } from '@/shared/ui/part-boundary';
import type { RefusedReport } from '../model/report-outcome';
import type { OpenedReport } from './outcome-form';
import { OutcomeList } from './outcome-list';
import styles from './outcomes.module.css';

/** What is open: nothing, a new report, the correction of a version, or a report that was refused. */
type Opened = Pick<OpenedReport, 'corrected' | 'refused'> | null;

interface OutcomesPartProps {
  /** Code of the consultation. */
  code: string;
  /** State of the consultation. */
  state: string;
  form: (opened: OpenedReport) => ReactNode;
  /** Administrators do not write by the code of a school. */
  isReadOnly?: boolean;
  isDesk?: boolean;
  /**
   * What waits on this device, and what was refused.
   * @param reopen opens a refused report; undefined while a form is open
   */
  waiting?: (
    outcomes: readonly Outcome[],
    reopen: ((refused: RefusedReport) => void) | undefined,
  ) => ReactNode;
}

/** The reports of a consultation, and the form that makes or corrects one. */
export function OutcomesPart({
  code,
  state,
  form,
  waiting,
  isReadOnly = false,
  isDesk = false,
}: OutcomesPartProps) {
  const { t } = useTranslation(['outcome', 'shell']);
  const { data: outcomes, error, isLoading } = useOutcomesQuery(code);
  const [opened, setOpened] = useState<Opened>(null);
  const isAgreed = reportingStates.includes(state as ConsultationState);
  const mayReport = isAgreed && !isReadOnly;
  const onClose = () => setOpened(null);
  const newestOf = (series: string | undefined): Outcome | null =>
    newestVersions(outcomes ?? []).find((outcome) => outcome.series === series) ?? null;
  const newest = newestOf(opened?.corrected?.series);
  const newer = newest?.id === opened?.corrected?.id ? null : newest;
  const reopen = (refused: RefusedReport) => setOpened({ corrected: newestOf(refused.series), refused });
  return (
    <div className={styles.part}>
      <p>{t(isReadOnly ? 'deskOnly' : !isAgreed ? 'closed' : isDesk ? 'deskLead' : 'lead')}</p>
      {waiting?.(outcomes ?? [], mayReport && opened === null ? reopen : undefined)}
      {isLoading ? <Skeleton label={t('shell:loading')} lines={3} /> : null}
      <BackendProblem error={error} />
      {outcomes?.length === 0 && isAgreed ? <p>{t('none')}</p> : null}
      {outcomes && outcomes.length > 0 ? (
        <OutcomeList
          outcomes={outcomes}
          onCorrect={
            mayReport && opened === null ? (corrected) => setOpened({ corrected, refused: null }) : undefined
          }
        />
      ) : null}
      {mayReport && opened === null ? (
        <Row>
          <Button onClick={() => setOpened({ corrected: null, refused: null })}>{t('add')}</Button>
        </Row>
      ) : null}
      {opened === null ? null : (
        <PartBoundary>
          <Suspense fallback={<Skeleton label={t('shell:loading')} lines={8} />}>
            {form({ ...opened, newer, onClose })}
          </Suspense>
        </PartBoundary>
      )}
    </div>
  );
}
