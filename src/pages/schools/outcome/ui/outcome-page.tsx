import { Lead, Section, Skeleton, stackStyles } from 'design-system';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { loadReportPage, readReportAddress } from '@/features/consultancy/outcome';
import { DemoBanner } from '@/features/site/demo';
import { DataScope } from '@/shared/api';
import { textOfHash } from '@/shared/routes';
import { PageHead } from '@/shared/ui/page-head';

const ReportPage = lazy(loadReportPage);

/** Preloads the chunk of the report; the page without an address does not need it. */
export async function loadReport(): Promise<void> {
  await loadReportPage();
}

/** A report before and after by the address in the hash. */
export function OutcomePage() {
  const { t } = useTranslation(['outcome', 'shell']);
  const address = readReportAddress(textOfHash(useLocation().hash));
  // The report has a head of its own, with its name.
  const head = <PageHead title={t('heading')} description={t('lead')} />;
  const waiting = (
    <Section isFirst className={stackStyles.apart}>
      {head}
      <h1>{t('heading')}</h1>
      <Skeleton label={t('shell:loading')} lines={6} />
    </Section>
  );
  return (
    <>
      <DemoBanner />
      {address ? (
        <DataScope fallback={waiting}>
          <Suspense fallback={waiting}>
            <ReportPage key={address.id} {...address} />
          </Suspense>
        </DataScope>
      ) : (
        <Section isFirst className={stackStyles.apart}>
          {head}
          <h1>{t('report.notFound')}</h1>
          <Lead>{t('report.notFoundWords')}</Lead>
        </Section>
      )}
    </>
  );
}
