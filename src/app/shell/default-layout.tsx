import { SkipLink } from 'design-system';
import { useTranslation } from 'react-i18next';
import { Outlet, useLocation } from 'react-router-dom';
import { routes } from '@/shared/routes';
import { SiteFooter, WorkFooter } from '@/widgets/site-footer';
import { SiteHeader } from '@/widgets/site-header';
import { BackgroundPart } from '../background/background-part';
import { NavigationProgress } from '../routing/navigation-progress';
import { PreloadOnIntent } from '../routing/preload-on-intent';
import { ScrollOnNavigation } from '../routing/scroll-on-navigation';
import './kept-place.module.css';

/** Layout with header, page and footer. A work area has a footer of its own, and a slim header on phones. */
export function DefaultLayout() {
  const { t } = useTranslation('shell');
  const { pathname } = useLocation();
  const isWork = pathname.startsWith(routes.tutorArea(''));
  return (
    <>
      <SkipLink>{t('skip')}</SkipLink>
      <NavigationProgress />
      <ScrollOnNavigation />
      <PreloadOnIntent />
      <SiteHeader isSlim={isWork} />
      <BackgroundPart part="Banners" />
      {pathname === routes.home ? (
        <div data-ground="surface" data-kept="home">
          <BackgroundPart part="HomeNow" />
        </div>
      ) : null}
      <main id="main" tabIndex={-1}>
        <Outlet />
      </main>
      <BackgroundPart part="Offers" />
      {isWork ? null : pathname === routes.code ? <WorkFooter /> : <SiteFooter />}
      <BackgroundPart part="Notices" />
    </>
  );
}
