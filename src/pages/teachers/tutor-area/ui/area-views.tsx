import { Banner, Section, Skeleton } from 'design-system';
import { lazy, Suspense, useEffect, type ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useSearchParams } from 'react-router-dom';
import { useFormats } from '@/shared/i18n';
import { notifyWorkerOfPage, whenIdle } from '@/shared/lib/device';
import { BackendProblem } from '@/shared/ui/form';
import { PartBoundary } from '@/shared/ui/part-boundary';
import { readView, viewQuery, type AreaView } from '../model/area-address';
import type { Signature } from '@/shared/pending-writes';
import { useOwnHomework } from '../model/use-own-homework';
import { waitingIn } from '../model/waiting-in';
import { AreaNav } from './area-nav';
import { useArea, type Area } from './use-area';
import { loadEarningsView } from '@/features/tutors/earnings';
import { loadLessonsView } from '@/features/tuition/lessons';
import { loadToTellView } from '@/features/tuition/telling';
import { loadHomeworkView } from '@/features/learning/homework-queue';
import { loadWeekView } from '@/features/tutors/availability';
import { loadProgressCard } from '@/features/tuition/progress';
import { loadCoachPart } from '@/features/practice/coach';
import { loadAnswerForms } from '@/features/tuition/offers';
import { OffersView } from '@/features/tuition/offers';
import { loadNowPart } from './now/load-now-part';
import { loadOwnProfile } from './load-own-profile';
import { loadSettingsSheet } from './load-settings-sheet';
import { OffListNote } from './off-list-note';

const loadLearners = async () => ({
  default: (await import(/* webpackChunkName: "area-learners" */ './learners/learners-view')).LearnersView,
});
const loadLessonsPart = async () => ({
  default: (await import(/* webpackChunkName: "area-telling" */ './lessons/lessons-part')).LessonsPart,
});
const NowPart = lazy(loadNowPart);

/**
 * The first view is part of the page. The others are chunks of their own (`chunksOfPrecacheGroups` in
 * `tools/precached.mjs`).
 */
const views: Readonly<Record<AreaView, ComponentType<{ area: Area }>>> = {
  offers: OffersAndNow,
  learners: lazy(loadLearners),
  lessons: lazy(loadLessonsPart),
  homework: lazy(loadHomeworkView),
  week: lazy(loadWeekView),
  earnings: lazy(loadEarningsView),
  telling: lazy(loadToTellView),
  profile: lazy(loadOwnProfile),
};

/** Chunks to preload for offline use: first those needed at the door, then those behind buttons and links. */
const prepared: readonly (() => Promise<unknown>)[] = [
  loadNowPart,
  loadLearners,
  loadLessonsView,
  loadLessonsPart,
  loadAnswerForms,
  loadProgressCard,
  loadCoachPart,
  loadHomeworkView,
  loadWeekView,
  loadEarningsView,
  loadToTellView,
  loadOwnProfile,
  loadSettingsSheet,
];

/**
 * Views of the tutor area, by `?view=`.
 * @param who the tutor; null for an administrator with read-only access
 */
export function AreaViews({ tutorId, who }: { tutorId: string; who: Signature | null }) {
  const { t } = useTranslation('tutor-area');
  const { date } = useFormats();
  const { pathname } = useLocation();
  const [params] = useSearchParams();
  const view = readView(params);
  const View = views[view];
  const { area, keptSince, isLoading, error } = useArea(tutorId, who);
  usePreparedViews(who !== null);
  // After sign-in the user arrives here by client-side navigation. Tell the service worker to keep this page
  // available after the next release.
  useEffect(() => void notifyWorkerOfPage(pathname), [pathname]);
  return (
    <>
      <AreaNav
        area={area}
        pathname={pathname}
        view={view}
        waiting={waitingIn(area)}
        name={who?.name ?? null}
      />
      {keptSince === null ? null : <Banner>{t('kept', { date: date(keptSince, 'moment') })}</Banner>}
      {error === undefined ? null : (
        <Section isTight>
          <BackendProblem error={error} />
        </Section>
      )}
      {area.tutor ? <OffListNote tutor={area.tutor.item} /> : null}
      {isLoading ? (
        <AreaSkeleton />
      ) : (
        <Suspense fallback={<AreaSkeleton />}>
          <PartBoundary key={view}>
            <View area={area} />
          </PartBoundary>
        </Suspense>
      )}
    </>
  );
}

/**
 * What the tutor has to do now, and the offers. Both wait for all that the first one says: its height is not
 * known before, and no button of an offer may move under a finger.
 */
function OffersAndNow({ area }: { area: Area }) {
  const { isLoading } = useOwnHomework(area.tutorId);
  if (isLoading) return <AreaSkeleton />;
  return (
    <>
      <PartBoundary>
        <NowPart area={area} />
      </PartBoundary>
      <OffersView area={area} toLearners={viewQuery('learners')} />
    </>
  );
}

function AreaSkeleton() {
  const { t } = useTranslation('shell');
  return (
    <Section ground="surface">
      <Skeleton label={t('loading')} lines={6} />
    </Section>
  );
}

/** Preloads all views while idle, one by one, because at the door the phone is often offline. */
function usePreparedViews(isOwner: boolean): void {
  useEffect(() => {
    if (!isOwner) return;
    let isHere = true;
    const prepare = async () => {
      for (const load of prepared) {
        if (!isHere) return;
        // Loaded on demand after an error.
        await load().catch(() => undefined);
      }
    };
    whenIdle(() => void prepare());
    return () => {
      isHere = false;
    };
  }, [isOwner]);
}
