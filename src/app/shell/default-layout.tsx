import { SkipLink } from 'design-system';
import { useTranslation } from 'react-i18next';
import { Outlet } from 'react-router-dom';
import { SiteFooter } from '@/widgets/site-footer';
import { SiteHeader } from '@/widgets/site-header';
import { BackgroundPart } from '../background/background-part';
import { NavigationProgress } from '../routing/navigation-progress';
import { PreloadOnIntent } from '../routing/preload-on-intent';
import { ScrollOnNavigation } from '../routing/scroll-on-navigation';

/** Layout with header, page and footer. */
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
      <BackgroundPart part="Offers" />
      <SiteFooter />
      <BackgroundPart part="Notices" />
    </>
  );
}
