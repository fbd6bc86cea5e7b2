import { Button, Row, Skeleton } from 'design-system';
import { Suspense, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { reportingStates, type ConsultationState } from '@/entities/consultancy/consultation';
import { useOutcomesQuery, type Outcome } from '@/entities/consultancy/outcome';
import { BackendProblem } from '@/shared/ui/form';
import { PartBoundary } from '@/shared/ui/part-boundary';
import { OutcomeList } from './outcome-list';
import styles from './outcomes.module.css';

/** What is open: nothing, a new report, or the correction of a version. */
type Opened = { readonly corrected: Outcome | null } | null;

interface OutcomesPartProps {
  /** Code of the consultation. */
  code: string;
  /** State of the consultation. */
  state: string;
  form: (opened: { corrected: Outcome | null; onClose: () => void }) => ReactNode;
  /** Administrators do not write by the code of a school. */
  isReadOnly?: boolean;
  /** What waits on this device. */
  waiting?: ReactNode;
}

/** The reports of a consultation, and the form that makes or corrects one. */
export function OutcomesPart({ code, state, form, waiting, isReadOnly = false }: OutcomesPartProps) {
  const { t } = useTranslation(['outcome', 'shell']);
  const { data: outcomes, error, isLoading } = useOutcomesQuery(code);
  const [opened, setOpened] = useState<Opened>(null);
  const isAgreed = reportingStates.includes(state as ConsultationState);
  const mayReport = isAgreed && !isReadOnly;
  const onClose = () => setOpened(null);
  return (
    <div className={styles.part}>
      <p>{t(isReadOnly ? 'deskOnly' : isAgreed ? 'lead' : 'closed')}</p>
      {waiting}
      {isLoading ? <Skeleton label={t('shell:loading')} lines={3} /> : null}
      <BackendProblem error={error} />
      {outcomes?.length === 0 && isAgreed ? <p>{t('none')}</p> : null}
      {outcomes && outcomes.length > 0 ? (
        <OutcomeList
          outcomes={outcomes}
          onCorrect={mayReport && opened === null ? (corrected) => setOpened({ corrected }) : undefined}
        />
      ) : null}
      {mayReport && opened === null ? (
        <Row>
          <Button onClick={() => setOpened({ corrected: null })}>{t('add')}</Button>
        </Row>
      ) : null}
      {opened === null ? null : (
        <PartBoundary>
          <Suspense fallback={<Skeleton label={t('shell:loading')} lines={8} />}>
            {form({ corrected: opened.corrected, onClose })}
          </Suspense>
        </PartBoundary>
      )}
    </div>
  );
}
