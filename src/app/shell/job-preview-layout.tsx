import { Section, SkipLink } from 'design-system';
import { useTranslation } from 'react-i18next';
import { Outlet } from 'react-router-dom';
import { routes } from '@/shared/routes';
import { TextLink } from '@/shared/ui/links';
import { SiteFooter } from '@/widgets/site-footer';
import { SiteHeader } from '@/widgets/site-header';
import { BackgroundPart } from '../background/background-part';
import { NavigationProgress } from '../routing/navigation-progress';
import { PreloadOnIntent } from '../routing/preload-on-intent';
import { ScrollOnNavigation } from '../routing/scroll-on-navigation';
import styles from './job-preview-layout.module.css';

/** Layout of one job, with a link to all jobs above. */
export function JobPreviewLayout() {
  const { t } = useTranslation('shell');
  return (
    <>
      <SkipLink>{t('skip')}</SkipLink>
      <NavigationProgress />
      <ScrollOnNavigation />
      <PreloadOnIntent />
      <SiteHeader />
      <BackgroundPart part="Banners" />
      <Section as="nav" aria-label={t('allJobs')} className={styles.way}>
        <TextLink to={routes.jobs}>{t('allJobs')}</TextLink>
      </Section>
      <main id="main" tabIndex={-1}>
        <Outlet />
      </main>
      <SiteFooter />
      <BackgroundPart part="Notices" />
    </>
  );
}
