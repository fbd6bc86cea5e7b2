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

/** Header, page, footer. */
export function DefaultLayout() {
  const { t } = useTranslation('shell');
  const { key, pathname } = useLocation();
  // Nobody is asked on the first page they see, and no page moves because of it. Its own page has it in its place.
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
