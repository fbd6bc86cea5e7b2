import { Lead, Section, Skeleton } from 'design-system';
import { useTranslation } from 'react-i18next';
import { useCertificateQuery } from '@/entities/certificate';
import { randomIdShape } from '@/shared/fields';
import { useFormats } from '@/shared/i18n';
import { routes } from '@/shared/routes';
import { BackendProblem } from '@/shared/ui/form';
import { LinkButton } from '@/shared/ui/links';
import styles from './certificate.module.css';
import { CertificatePaper } from './certificate-paper';

/** State of the certificate with this ID. Renders the paper only if it was confirmed. */
export function CertificateRecord({ id }: { id: string }) {
  const { t } = useTranslation(['certificate', 'shell']);
  const isId = randomIdShape.test(id);
  const { data: found, error } = useCertificateQuery(id, { skip: !isId });
  const certificate = isId ? found : null;
  if (certificate === null) return <NoCertificate state="unknown" at="" />;
  if (certificate === undefined) {
    return (
      <Section isFirst className={styles.entry}>
        <h1>{t('title')}</h1>
        {error === undefined ? <Skeleton label={t('shell:loading')} lines={6} /> : null}
        <BackendProblem error={error} />
      </Section>
    );
  }
  if (certificate.state === 'confirmed') return <CertificatePaper certificate={certificate} />;
  const { state, createdAt, movedAt } = certificate;
  return <NoCertificate state={state} at={state === 'asked' ? createdAt : movedAt} />;
}

interface NoCertificateProps {
  state: 'asked' | 'refused' | 'withdrawn' | 'unknown';
  /** ISO 8601; empty when there is no time. */
  at: string;
}

/** Says that the certificate is not valid, and why. */
function NoCertificate({ state, at }: NoCertificateProps) {
  const { t } = useTranslation('certificate');
  const { date } = useFormats();
  return (
    <Section isFirst className={styles.entry}>
      <h1>{t(`${state}.heading`)}</h1>
      <Lead className={styles.words}>{t(`${state}.words`, { date: at === '' ? '' : date(at, 'date') })}</Lead>
      <div>
        <LinkButton variant="second" to={routes.enquiry}>
          {t('ask')}
        </LinkButton>
      </div>
    </Section>
  );
}
