import { Banner, Section, Skeleton } from 'design-system';
import { lazy, Suspense, useEffect, type ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useSearchParams } from 'react-router-dom';
import { useFormats } from '@/shared/i18n';
import { whenIdle } from '@/shared/lib/device';
import { BackendProblem } from '@/shared/ui/form';
import { TextLink } from '@/shared/ui/links';
import { areaViews, readView, viewQuery, type AreaView } from '../model/area-address';
import type { Signature } from '../model/tutor-acts';
import { useArea, type Area } from '../model/use-area';
import { OffersView } from './offers/offers-view';
import styles from './tutor-area-page.module.css';

const loadLearners = async () => ({ default: (await import('./learners/learners-view')).LearnersView });
const loadLessons = async () => ({ default: (await import('./lessons/lessons-view')).LessonsView });

/** The first view comes with the page; each of the others is a file of its own. */
const views: Readonly<Record<AreaView, ComponentType<{ area: Area }>>> = {
  offers: OffersView,
  learners: lazy(loadLearners),
  lessons: lazy(loadLessons),
  week: lazy(async () => ({ default: (await import('./week/week-view')).WeekView })),
  earnings: lazy(async () => ({ default: (await import('./earnings/earnings-view')).EarningsView })),
  profile: lazy(async () => ({ default: (await import('./profile/profile-view')).ProfileView })),
};

/**
 * The parts of a tutor's area, by `?view=`.
 * @param who the tutor; null for an administrator who looks in
 */
export function AreaViews({ tutorId, who }: { tutorId: string; who: Signature | null }) {
  const { t } = useTranslation(['tutor-area', 'shell']);
  const { date } = useFormats();
  const { pathname } = useLocation();
  const [params] = useSearchParams();
  const view = readView(params);
  const View = views[view];
  const { area, keptSince, isLoading, error } = useArea(tutorId, who);
  usePreparedRegister(who !== null);
  const skeleton = (
    <Section ground="surface">
      <Skeleton label={t('shell:loading')} lines={6} />
    </Section>
  );
  return (
    <>
      <Section as="nav" isTight aria-label={t('menu')}>
        <ul className={styles.views}>
          {areaViews.map((name) => (
            <li key={name}>
              <TextLink
                to={pathname + viewQuery(name)}
                preventScrollReset
                aria-current={name === view ? 'page' : undefined}
              >
                {t(`views.${name}`)}
              </TextLink>
            </li>
          ))}
        </ul>
      </Section>
      {keptSince === null ? null : <Banner>{t('kept', { date: date(keptSince, 'moment') })}</Banner>}
      {error === undefined ? null : (
        <Section isTight>
          <BackendProblem error={error} />
        </Section>
      )}
      {isLoading ? (
        skeleton
      ) : (
        <Suspense fallback={skeleton}>
          <View area={area} />
        </Suspense>
      )}
    </>
  );
}

/** At the door there is often no network: the register and whom to call are on the phone before they are asked for. */
function usePreparedRegister(isOwner: boolean): void {
  useEffect(() => {
    // What does not come now is asked for when it is opened.
    if (isOwner) whenIdle(() => void Promise.allSettled([loadLearners(), loadLessons()]));
  }, [isOwner]);
}
