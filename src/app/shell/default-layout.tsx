import { SkipLink } from 'design-system';
import { useTranslation } from 'react-i18next';
import { Outlet } from 'react-router-dom';
import { SiteFooter } from '@/widgets/site-footer';
import { SiteHeader } from '@/widgets/site-header';
import { BackgroundPart } from '../background/background-context';
import { NavigationProgress } from '../routing/navigation-progress';
import { PreloadOnIntent } from '../routing/preload-on-intent';
import { ScrollOnNavigation } from '../routing/scroll-on-navigation';

/** Header, page, footer. */
export function DefaultLayout() {
  const { t } = useTranslation('shell');
  return (
    <>
      <SkipLink>{t('skip')}</SkipLink>
      <NavigationProgress />
      <ScrollOnNavigation />
      <PreloadOnIntent />
      <SiteHeader />
      <BackgroundPart part="Banners" />
      <main id="main" tabIndex={-1}>
        <Outlet />
      </main>
      <SiteFooter />
      <BackgroundPart part="Notices" />
    </>
  );
}
