import { Lead, Note, Section, Skeleton } from 'design-system';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { quietLinkState } from '@/features/counselling/quiet';
import { DemoBanner } from '@/features/site/demo';
import { DataScope } from '@/shared/api';
import { loadOrFallback } from '@/shared/lib/hydration';
import { routes } from '@/shared/routes';
import { TextLink } from '@/shared/ui/links';
import { PageHead } from '@/shared/ui/page-head';
import styles from './counsellors-page.module.css';

const importBooking = () => import(/* webpackChunkName: "part-booking" */ './booking-part');

const BookingPart = lazy(async () => ({
  default: await loadOrFallback(async () => (await importBooking()).BookingPart, BookingOffline),
}));

/** Preloads the chunk of the booking, which includes data access. */
export async function loadBooking(): Promise<void> {
  await importBooking();
}

/** Counsellors, their free times, and the booking of a talk. */
export function CounsellorsPage() {
  const { t } = useTranslation(['counsellors', 'shell']);
  const waiting = (
    <Section>
      <Skeleton label={t('shell:loading')} lines={8} />
    </Section>
  );
  return (
    <>
      <DemoBanner />
      <Section isFirst>
        <PageHead title={t('title')} description={t('description')} />
        <h1>{t('heading')}</h1>
        <Lead className={styles.lead}>{t('lead')}</Lead>
        <p>
          {t('quiet')}{' '}
          <TextLink to={routes.counselling} state={quietLinkState}>
            {t('quietLink')}
          </TextLink>
        </p>
        <p>{t('danger')}</p>
      </Section>
      <DataScope fallback={waiting}>
        <Suspense fallback={waiting}>
          <BookingPart />
        </Suspense>
      </DataScope>
    </>
  );
}

/** Fallback when the chunk cannot load. */
function BookingOffline() {
  const { t } = useTranslation('times');
  return (
    <Section>
      <Note role="status">
        <p>{t('away')}</p>
      </Note>
    </Section>
  );
}
