import { Facts, Hold, Row } from 'design-system';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '@/shared/i18n';
import { routes } from '@/shared/routes';
import { LinkButton } from '@/shared/ui/links';
import { PageHero } from '@/shared/ui/page-hero';
import styles from './not-ours.module.css';

export interface NotOursProps {
  code: string;
  /** When that was known, if there is no network now; ISO 8601. */
  keptSince: string | null;
  /** The main button: tells the office of it. */
  reportWay: ReactNode;
}

/** Nothing is published under this code. */
export function NotOurs({ code, keptSince, reportWay }: NotOursProps) {
  const { t } = useTranslation('jobs');
  const { date } = useFormats();
  return (
    <PageHero
      title={t('one.title')}
      description={t('one.description')}
      heading={t('one.heading')}
      lead={t('one.lead')}
    >
      <meta name="robots" content="noindex" />
      <Facts className={styles.facts} facts={[{ label: t('one.code'), value: code }]} />
      {keptSince === null ? null : <p>{t('one.keptSince', { date: date(keptSince, 'longMoment') })}</p>}
      <Hold className={styles.hold}>
        <p className={styles.warning}>{t('one.warning')}</p>
        <Row>
          {reportWay}
          <LinkButton variant="second" to={routes.jobCheck}>
            {t('checkWay.button')}
          </LinkButton>
          <LinkButton variant="text" to={routes.jobs}>
            {t('one.board')}
          </LinkButton>
        </Row>
      </Hold>
    </PageHero>
  );
}
