import { useLocation } from 'react-router-dom';
import { useUsedDays } from '@/features/site/data-use';
import { InstallPlace } from '@/features/site/install-prompt';
import { routes } from '@/shared/routes';
import { useOutbox } from '@/shared/submission';

/** Pages to read or to come back to. Never a form, and never a work area. */
const pages: readonly string[] = [routes.home, routes.code, routes.tutors, routes.faq, routes.about];

/**
 * Offers to install the site to whoever has a reason to come back: a code on this phone, or a visit on an
 * earlier day. Never on the first page, so that nothing shifts. The install page has an offer of its own.
 */
export function InstallOffer() {
  const { key, pathname } = useLocation();
  return key !== 'default' && pages.includes(pathname) ? <OfferWithReason /> : null;
}

function OfferWithReason() {
  const { items } = useOutbox();
  const days = useUsedDays();
  const isBack = days?.slice(1).some(({ bytes }) => bytes > 0);
  return items?.length || isBack ? <InstallPlace isSection /> : null;
}
