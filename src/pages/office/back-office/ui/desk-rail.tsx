import { Dialog, Icon, Line, LineItem, ToolButton } from 'design-system';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';
import { useDuties, useStaff } from '@/entities/session';
import { SignOutButton } from '@/features/site/sign-in';
import { ThemeToggle } from '@/features/site/theme-mode';
import { routes } from '@/shared/routes';
import { BrandLink } from '@/shared/ui/brand';
import { deskQuery, deskViews, startOf, type DeskView } from '@/shared/desk';
import { PartBoundary } from '@/shared/ui/part-boundary';
import type { AnsweringView } from '@/features/admin/late-records';
import { mayOpen } from '../model/view-duties';
import styles from './desk-rail.module.css';
import type { DeskWays } from '@/shared/desk';

/** In the chunk of the background work: a count may come after the links. */
const LateCount = lazy(() =>
  import(/* webpackChunkName: "desk-settle" */ './settle-desk').then(({ LateCount: count }) => ({
    default: count,
  })),
);

/** Views with records for which the site names a reply time. */
const answeringViews: readonly AnsweringView[] = [
  'requests',
  'enquiries',
  'reviews',
  'applications',
  'subjects',
  'consultations',
];

const isAnswering = (view: DeskView): view is AnsweringView =>
  (answeringViews as readonly DeskView[]).includes(view);

interface DeskNavProps {
  ways: DeskWays;
  onChosen?: () => void;
}

/** Navigation rail, from 1280 px. */
export function DeskRail({ ways }: DeskNavProps) {
  const { t } = useTranslation('admin');
  return (
    <nav className={styles.rail} data-ground="night" aria-label={t('desk')}>
      <div className={styles.scroll}>
        <div className={styles.column}>
          <BrandLink place={t('desk')} className={styles.brand} />
          <DeskLinks ways={ways} />
        </div>
      </div>
    </nav>
  );
}

/** Top bar below 1280 px, with the same links in a drawer. */
export function DeskBar({ ways }: DeskNavProps) {
  const { t } = useTranslation('admin');
  const [isOpen, setOpen] = useState(false);
  return (
    <header className={styles.bar} data-ground="night">
      <BrandLink place={t(`views.${ways.place.view}`)} />
      <ThemeToggle />
      <ToolButton aria-expanded={isOpen} onClick={() => setOpen(true)}>
        <Icon name="menu" />
        {t('menu')}
      </ToolButton>
      <Dialog kind="drawer" isOpen={isOpen} onClose={() => setOpen(false)} aria-label={t('desk')}>
        <ToolButton onClick={() => setOpen(false)}>
          <Icon name="close" />
          {t('close')}
        </ToolButton>
        <nav aria-label={t('desk')}>
          <DeskLinks ways={ways} onChosen={() => setOpen(false)} />
        </nav>
      </Dialog>
    </header>
  );
}

function DeskLinks({ ways, onChosen }: DeskNavProps) {
  const staff = useStaff();
  const { t } = useTranslation('admin');
  const { pathname } = useLocation();
  const duties = useDuties();
  const views = deskViews.filter((view) => mayOpen(view, duties));
  return (
    <>
      <Line kind="menu" className={styles.links}>
        {views.map((view) => (
          <LineItem key={view} state={view === ways.place.view ? 'now' : 'done'}>
            <Link
              to={pathname + deskQuery(startOf(view))}
              aria-current={view === ways.place.view ? 'page' : undefined}
              onClick={onChosen}
            >
              {t(`views.${view}`)}
              {isAnswering(view) ? (
                <PartBoundary frame={() => null}>
                  <Suspense>
                    {' '}
                    <LateCount view={view} />
                  </Suspense>
                </PartBoundary>
              ) : null}
            </Link>
          </LineItem>
        ))}
      </Line>
      <div className={styles.foot}>
        <p>{t('signedIn', { name: staff.name })}</p>
        <SignOutButton />
        <Link to={routes.home}>{t('site')}</Link>
        <ThemeToggle hasWords />
      </div>
    </>
  );
}
