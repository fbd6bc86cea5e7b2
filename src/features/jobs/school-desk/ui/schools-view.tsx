import { Button, EmptyState, Row, Skeleton, textStyles } from 'design-system';
import { useMemo, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { type School, useSchoolsQuery } from '@/entities/jobs/school';
import { DeskSearch, deskStyles, LifecycleBar, type DeskWays } from '@/shared/desk';
import { useNow } from '@/shared/lib/clock';
import { BackendProblem } from '@/shared/ui/form';
import { asItem, PartBoundary } from '@/shared/ui/part-boundary';
import { deskSchoolStates, findSchools, schoolsByState } from '../model/find-schools';
import { SchoolForm } from './school-form';
import { SchoolItem } from './school-item';

const none: readonly School[] = [];
const nobodyIsLate: ReadonlyMap<string, number> = new Map();

interface SchoolsViewProps {
  ways: DeskWays;
  /** Renders the code by which a school follows its posts. */
  code: (school: School) => ReactNode;
}

/** Schools that offer posts, and whether a check of them counts. */
export function SchoolsView({ ways, code }: SchoolsViewProps) {
  const { t } = useTranslation(['job-desk', 'admin', 'ghana', 'shell']);
  const now = useNow();
  const [isAdding, setAdding] = useState(false);
  const { data = none, error, isLoading } = useSchoolsQuery(null);
  const byState = useMemo(() => schoolsByState(data, now), [data, now]);
  if (isLoading) return <Skeleton label={t('shell:loading')} lines={8} />;
  const found = findSchools(byState, ways.place, ({ name, town, region }) =>
    [name, town, t(`ghana:regions.${region}`)].join(' '),
  );
  return (
    <div className={deskStyles.view}>
      <h1 className={deskStyles.title}>{t('admin:views.schools')}</h1>
      <p className={textStyles.soft}>{t('schools.lead')}</p>
      <BackendProblem error={error} />
      <div tabIndex={-1}>
        {isAdding ? (
          <SchoolForm known={data} onClose={() => setAdding(false)} />
        ) : (
          <Row>
            <Button isSmall onClick={() => setAdding(true)}>
              {t('schools.add')}
            </Button>
          </Row>
        )}
      </div>
      <DeskSearch ways={ways} label={t('schools.search')} />
      <LifecycleBar ways={ways} states={deskSchoolStates} byState={byState} late={nobodyIsLate} />
      {found.length === 0 && error === undefined ? (
        <EmptyState title={t(data.length === 0 ? 'schools.none' : 'schools.noneFound')}>
          <p>{t(data.length === 0 ? 'schools.noneWords' : 'schools.noneFoundWords')}</p>
          {data.length === 0 ? null : (
            <Button variant="second" isSmall onClick={() => ways.go({ search: '', state: 'waiting' })}>
              {t('schools.showAll')}
            </Button>
          )}
        </EmptyState>
      ) : null}
      <ul className={deskStyles.groups}>
        {found.map((school) => (
          <PartBoundary key={school.id} frame={asItem}>
            <SchoolItem school={school} now={now} code={code} />
          </PartBoundary>
        ))}
      </ul>
    </div>
  );
}
