import { lazy, Suspense } from 'react';
import { PartBoundary } from '@/shared/ui/part-boundary';
import type { DeskWays } from '@/shared/desk';
import { EnquiriesView } from '@/features/admin/enquiries';
import { recordSlots } from './record-slots';
import { RequestsView } from '@/features/tuition/request-desk';

/** Lazy: only the office needs ranking and offers, and only with an open request. */
const TutorSearch = lazy(() =>
  import(/* webpackChunkName: "desk-search" */ './tutor-search').then(({ TutorSearch: search }) => ({
    default: search,
  })),
);

/** Lazy: only this view needs antd's date picker and table, which are large. */
const ChangesView = lazy(async () => ({
  default: (await import(/* webpackChunkName: "desk-changes" */ '@/features/admin/change-log')).ChangesView,
}));

/** Lazy: only few may open it. */
const ConcernsView = lazy(() =>
  import(/* webpackChunkName: "desk-people" */ './concerns-desk').then(({ ConcernsView: view }) => ({
    default: view,
  })),
);

/** Lazy: rarely opened. */
const PeopleView = lazy(() =>
  import(/* webpackChunkName: "desk-people" */ '@/features/admin/people').then(({ PeopleView: view }) => ({
    default: view,
  })),
);

/** Lazy: rarely opened. */
const RemovalView = lazy(() =>
  import(/* webpackChunkName: "desk-removal" */ '@/features/admin/removal').then(({ RemovalView: view }) => ({
    default: view,
  })),
);

/** Lazy: rarely opened. */
const SettingsView = lazy(() =>
  import(/* webpackChunkName: "desk-settings" */ '@/features/admin/settings').then(
    ({ SettingsView: view }) => ({ default: view }),
  ),
);

/** Lazy: rarely opened. */
const GroupsDesk = lazy(() =>
  import(/* webpackChunkName: "desk-groups" */ './groups-desk').then(({ GroupsDesk: desk }) => ({
    default: desk,
  })),
);
const LessonsDesk = lazy(() =>
  import(/* webpackChunkName: "desk-lessons" */ './lessons-desk').then(({ LessonsDesk: desk }) => ({
    default: desk,
  })),
);
const ReviewsView = lazy(() =>
  import(/* webpackChunkName: "desk-reviews" */ '@/features/tuition/review-desk').then(
    ({ ReviewsView: view }) => ({
      default: view,
    }),
  ),
);

/** Lazy: vetting is another job than answering families. */
const ApplicationsDesk = lazy(() =>
  import(/* webpackChunkName: "desk-applications" */ './applications-desk').then(
    ({ ApplicationsDesk: desk }) => ({ default: desk }),
  ),
);
const RenewalsView = lazy(() =>
  import(/* webpackChunkName: "desk-renewals" */ '@/features/tutors/vetting').then(
    ({ RenewalsView: view }) => ({
      default: view,
    }),
  ),
);

/** The view named in the address. */
export function OpenView({ ways }: { ways: DeskWays }) {
  return (
    <PartBoundary key={ways.place.view}>
      <Suspense>
        <ShownView ways={ways} />
      </Suspense>
    </PartBoundary>
  );
}

function ShownView({ ways }: { ways: DeskWays }) {
  switch (ways.place.view) {
    case 'concerns':
      return <ConcernsView ways={ways} {...recordSlots(ways)} />;
    case 'requests':
      return (
        <RequestsView
          ways={ways}
          {...recordSlots(ways)}
          tutorSearch={(request) => (
            <Suspense>
              <PartBoundary>
                <TutorSearch request={request} />
              </PartBoundary>
            </Suspense>
          )}
        />
      );
    case 'enquiries':
      return <EnquiriesView ways={ways} {...recordSlots(ways)} />;
    case 'groups':
      return <GroupsDesk />;
    case 'lessons':
      return <LessonsDesk />;
    case 'reviews':
      return <ReviewsView ways={ways} />;
    case 'applications':
      return <ApplicationsDesk ways={ways} />;
    case 'renewals':
      return <RenewalsView />;
    case 'people':
      return <PeopleView ways={ways} />;
    case 'removal':
      return <RemovalView />;
    case 'settings':
      return <SettingsView />;
    case 'changes':
      return <ChangesView />;
  }
}
