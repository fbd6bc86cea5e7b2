import { SkipLink } from 'design-system';
import { useTranslation } from 'react-i18next';
import { Outlet, useLocation } from 'react-router-dom';
import { InstallPlace } from '@/features/site/install-prompt';
import { routes } from '@/shared/routes';
import { SiteFooter } from '@/widgets/site-footer';
import { SiteHeader } from '@/widgets/site-header';
import { BackgroundPart } from '../background/background-part';
import { NavigationProgress } from '../routing/navigation-progress';
import { PreloadOnIntent } from '../routing/preload-on-intent';
import { ScrollOnNavigation } from '../routing/scroll-on-navigation';

/** Layout with header, page and footer. */
export function DefaultLayout() {
  const { t } = useTranslation('shell');
  const { key, pathname } = useLocation();
  // Never on the first page, so that nothing shifts. The install page has its own offer.
  const isOffering = key !== 'default' && pathname !== routes.app;
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
      {isOffering ? <InstallPlace isSection /> : null}
      <SiteFooter />
      <BackgroundPart part="Notices" />
    </>
  );
}
