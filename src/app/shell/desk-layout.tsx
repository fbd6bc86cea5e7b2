import { SkipLink } from 'design-system';
import { useTranslation } from 'react-i18next';
import { Outlet } from 'react-router-dom';
import { BackgroundPart } from '../background/background-part';
import { NavigationProgress } from '../routing/navigation-progress';

/** Layout of the desk, which has its own navigation and heading. */
export function DeskLayout() {
  const { t } = useTranslation('shell');
  return (
    <>
      <SkipLink>{t('skip')}</SkipLink>
      <NavigationProgress />
      <BackgroundPart part="Banners" />
      <Outlet />
      <BackgroundPart part="Notices" />
    </>
  );
}
