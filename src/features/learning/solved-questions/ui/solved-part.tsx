import { Button, Section, Skeleton, StopHeading, textStyles } from 'design-system';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DataScope } from '@/shared/api';
import { PartBoundary } from '@/shared/ui/part-boundary';

/** Lazy: the search and the index cost data, and not everybody searches. */
const SolvedSearchForm = lazy(() =>
  import(/* webpackChunkName: "solved-list" */ './solved-search').then(({ SolvedSearchForm: form }) => ({
    default: form,
  })),
);

/** The solved questions on the homework page: a button, and the search once it is asked for. */
export function SolvedPart() {
  const { t } = useTranslation(['solved', 'shell']);
  const [isWanted, setWanted] = useState(false);
  const waiting = <Skeleton label={t('shell:loading')} lines={3} />;
  return (
    <Section isTight id="solved">
      <StopHeading>{t('search.heading')}</StopHeading>
      <p className={textStyles.intro}>{t('search.lead')}</p>
      {isWanted ? (
        <PartBoundary>
          <Suspense fallback={waiting}>
            <DataScope fallback={waiting}>
              <SolvedSearchForm />
            </DataScope>
          </Suspense>
        </PartBoundary>
      ) : (
        <Button variant="second" onClick={() => setWanted(true)}>
          {t('search.open')}
        </Button>
      )}
    </Section>
  );
}
