import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { NotesPart, SeenOnce } from '@/features/admin/record-panel';
import { ConsultationsView } from '@/features/consultancy/consultation-desk';
import { loadDeskOutcomes } from '@/features/consultancy/outcome';
import type { DeskWays } from '@/shared/desk';
import { PartBoundary } from '@/shared/ui/part-boundary';
import { recordSlots } from './record-slots';

const DeskOutcomes = lazy(loadDeskOutcomes);

/** Consultations of schools, with the office notes and the reports of the open one. */
export function ConsultationsDesk({ ways }: { ways: DeskWays }) {
  const { t } = useTranslation('outcome');
  return (
    <ConsultationsView
      ways={ways}
      bar={recordSlots(ways).bar}
      notes={(record) => (
        <>
          <SeenOnce record={record} />
          <NotesPart record={record} />
        </>
      )}
      outcomes={(ref, state) => (
        <section tabIndex={-1}>
          <h2>{t('heading')}</h2>
          <PartBoundary>
            <Suspense>
              <DeskOutcomes code={ref} state={state} />
            </Suspense>
          </PartBoundary>
        </section>
      )}
    />
  );
}
