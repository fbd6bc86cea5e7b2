import { Lead, Section, Skeleton } from 'design-system';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { DemoBanner } from '@/features/site/demo';
import { DataScope } from '@/shared/api';
import { textOfHash } from '@/shared/routes';
import { PageHead } from '@/shared/ui/page-head';
import styles from './certificate.module.css';

const importCertificate = () => import(/* webpackChunkName: "part-certificate" */ './certificate-record');

const CertificateRecord = lazy(async () => ({ default: (await importCertificate()).CertificateRecord }));

/** Preloads the chunk of the certificate; the page without an ID does not need it. */
export async function loadCertificate(): Promise<void> {
  await importCertificate();
}

/** A certificate by the ID in the hash. Public: needs no sign-in. */
export function CertificatePage() {
  const { t } = useTranslation(['certificate', 'shell']);
  const id = textOfHash(useLocation().hash);
  const waiting = (
    <Section isFirst>
      <h1>{t('title')}</h1>
      <Skeleton label={t('shell:loading')} lines={6} />
    </Section>
  );
  return (
    <>
      <PageHead title={t('title')} description={t('description')} />
      <DemoBanner />
      {id === '' ? (
        <Section isFirst className={styles.entry}>
          <h1>{t('heading')}</h1>
          <Lead className={styles.words}>{t('lead')}</Lead>
          <p className={styles.words}>{t('noLink')}</p>
        </Section>
      ) : (
        <DataScope fallback={waiting}>
          <Suspense fallback={waiting}>
            <CertificateRecord key={id} id={id} />
          </Suspense>
        </DataScope>
      )}
    </>
  );
}
