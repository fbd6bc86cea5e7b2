import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { NotesPart, SeenOnce } from '@/features/admin/record-panel';
import { ConsultationsView } from '@/features/consultancy/consultation-desk';
import { loadDeskOutcomes } from '@/features/consultancy/outcome';
import { deskQuery, startOf, type DeskWays } from '@/shared/desk';
import { PartBoundary } from '@/shared/ui/part-boundary';
import { recordSlots } from './record-slots';
import { ToldPart } from './told-part';

const DeskOutcomes = lazy(loadDeskOutcomes);

const TalkList = lazy(async () => ({
  default: (await import(/* webpackChunkName: "part-booking" */ '@/features/counselling/booking')).TalkList,
}));

/** Consultations of schools, with the office notes, the talks and the reports of the open one. */
export function ConsultationsDesk({ ways }: { ways: DeskWays }) {
  const { t } = useTranslation(['outcome', 'consultation']);
  const { pathname } = useLocation();
  return (
    <ConsultationsView
      ways={ways}
      bar={recordSlots(ways).bar}
      notes={(record) => (
        <>
          <SeenOnce record={record} />
          <ToldPart record={record} />
          <NotesPart record={record} />
        </>
      )}
      talks={(ref) => (
        <section tabIndex={-1}>
          <h2>{t('consultation:talk.heading')}</h2>
          <PartBoundary>
            <Suspense>
              <TalkList
                code={ref}
                addressOf={(booking) => `${pathname}${deskQuery(startOf('counselling'))}#${booking}`}
                none={t('consultation:talk.none')}
              />
            </Suspense>
          </PartBoundary>
        </section>
      )}
      outcomes={(ref, state) => (
        <section tabIndex={-1}>
          <h2>{t('outcome:heading')}</h2>
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
