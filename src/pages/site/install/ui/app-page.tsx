import { Line, LineItem, Row, Section, StopHeading } from 'design-system';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Picture } from '@/shared/data-saver';
import { InstallPlace } from '@/features/site/install-prompt';
import { buildId } from '@/shared/config';
import { useIsHydrated } from '@/shared/lib/hydration';
import { pictureFile } from '@/shared/pictures';
import { routes } from '@/shared/routes';
import { LinkButton } from '@/shared/ui/links';
import { PageHero } from '@/shared/ui/page-hero';
import styles from './app-page.module.css';
import { DataCost } from './data-cost';
import { DateSetting } from './date-setting';
import { NewsPart } from './news-part';
import { WithoutNetwork } from './without-network';

/** Lazy: needs date formatting, which the initial bundle excludes. */
const BuildFacts = lazy(async () => {
  const { BuildFacts: facts } = await import(/* webpackChunkName: "data-days" */ './build-facts');
  return { default: facts };
});

const gains = ['open', 'store', 'room', 'leave'] as const;
const pictures = ['home', 'tuition'] as const;

/** The installable app: installing, data use, offline features and version. */
export function AppPage() {
  const { t } = useTranslation('app');
  const isHydrated = useIsHydrated();
  return (
    <>
      <PageHero title={t('title')} description={t('description')} heading={t('heading')} lead={t('lead')} />
      <Section ground="surface" isTight>
        <StopHeading>{t('install.heading')}</StopHeading>
        <Line kind="spine" className={styles.list}>
          {gains.map((key) => (
            <LineItem key={key} state="done">
              <b>{t(`install.${key}.title`)}</b>
              {t(`install.${key}.words`)}
            </LineItem>
          ))}
        </Line>
        <p className={styles.words}>{t('install.how')}</p>
        <InstallPlace />
      </Section>
      <Section isTight>
        <StopHeading>{t('pictures.heading')}</StopHeading>
        <Row className={styles.pictures}>
          {pictures.map((key) => (
            <Picture key={key} {...pictureFile(`${key}.webp`)} alt={t(`pictures.${key}`)} />
          ))}
        </Row>
      </Section>
      <DataCost />
      <WithoutNetwork />
      <NewsPart />
      <DateSetting />
      <Section ground="surface" isTight>
        <StopHeading>{t('version.heading')}</StopHeading>
        <p className={styles.words}>{t('version.words', { version: buildId })}</p>
        <p className={styles.built}>
          {isHydrated ? (
            <Suspense>
              <BuildFacts />
            </Suspense>
          ) : null}
        </p>
        <LinkButton variant="second" to={routes.enquiry}>
          {t('version.write')}
        </LinkButton>
      </Section>
    </>
  );
}
