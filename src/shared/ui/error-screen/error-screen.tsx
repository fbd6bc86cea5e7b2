import { Hold, Lead, Section } from 'design-system';
import { useTranslation } from 'react-i18next';
import { routes } from '../../routes';
import { LinkButton } from '../links';
import { PageHead } from '../page-head';
import styles from './error-screen.module.css';

export interface ErrorScreenProps {
  status: number;
  /** The requested path. */
  path: string;
}

/**
 * Error screen of the specification: status code, heading, explanation and a green link home. The line breaks
 * here and bends to that link.
 */
export function ErrorScreen({ status, path }: ErrorScreenProps) {
  const { t } = useTranslation('error');
  const kind = status === 404 || status === 403 ? status : 500;
  return (
    <Section className={styles.screen} line="none">
      <PageHead title={t('title', { status })} description={t(`${kind}.words`)} />
      <span className={styles.start} />
      <span className={styles.gap} />
      <div className={styles.pair}>
        <p className={styles.status}>{status}</p>
        <div>
          <h1 className={styles.heading}>{t('heading')}</h1>
          <Lead>{t(`${kind}.words`)}</Lead>
          <p className={styles.path}>{t(`${kind}.detail`, { path })}</p>
        </div>
      </div>
      <Hold className={styles.hold} isBroken>
        <LinkButton to={routes.home} variant="go" className={styles.home}>
          {t('home')}
        </LinkButton>
      </Hold>
      <div className={styles.tail} />
    </Section>
  );
}
