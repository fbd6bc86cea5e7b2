import { lazy, Suspense } from 'react';
import { PartBoundary } from '@/shared/ui/part-boundary';
import type { DeskWays } from '@/shared/desk';
import { EnquiriesView } from '@/features/admin/enquiries';
import { recordSlots } from './record-slots';
import { DueToldPart, EnteredToldPart, PaperToldPart, ToldPart } from './told-part';
import { loadMonthsView, loadPaymentsView } from '@/features/tuition/payments';
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

/** Lazy: whoever opens a record by its address does not need it. */
const TodayDesk = lazy(() =>
  import(/* webpackChunkName: "desk-today" */ './today-desk').then(({ TodayDesk: desk }) => ({
    default: desk,
  })),
);

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
const SettingsDesk = lazy(() =>
  import(/* webpackChunkName: "desk-settings" */ './settings-desk').then(({ SettingsDesk: desk }) => ({
    default: desk,
  })),
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
const ApplicantsDesk = lazy(() =>
  import(/* webpackChunkName: "desk-applicants" */ './applicants-desk').then(({ ApplicantsDesk: desk }) => ({
    default: desk,
  })),
);

const RenewalsView = lazy(() =>
  import(/* webpackChunkName: "desk-renewals" */ '@/features/tutors/vetting').then(
    ({ RenewalsView: view }) => ({
      default: view,
    }),
  ),
);

const SubjectsView = lazy(() =>
  import(/* webpackChunkName: "desk-renewals" */ '@/features/tutors/vetting').then(
    ({ SubjectsView: view }) => ({ default: view }),
  ),
);

/** Lazy: the job board is another job than answering families. */
const PostsDesk = lazy(() =>
  import(/* webpackChunkName: "desk-posts" */ './posts-desk').then(({ PostsDesk: desk }) => ({
    default: desk,
  })),
);
const SchoolsDesk = lazy(() =>
  import(/* webpackChunkName: "desk-schools" */ './schools-desk').then(({ SchoolsDesk: desk }) => ({
    default: desk,
  })),
);

const ConsultationsDesk = lazy(() =>
  import(/* webpackChunkName: "desk-consultations" */ './consultations-desk').then(
    ({ ConsultationsDesk: desk }) => ({ default: desk }),
  ),
);

const ReportsView = lazy(() =>
  import(/* webpackChunkName: "desk-reports" */ '@/features/jobs/report-desk').then(
    ({ ReportsView: view }) => ({ default: view }),
  ),
);

const QuestionsView = lazy(() =>
  import(/* webpackChunkName: "desk-questions" */ '@/features/practice/question-desk').then(
    ({ QuestionsView: view }) => ({ default: view }),
  ),
);

const HomeworkView = lazy(() =>
  import(/* webpackChunkName: "desk-homework" */ '@/features/learning/homework-desk').then(
    ({ HomeworkView: view }) => ({ default: view }),
  ),
);

/** Lazy: counselling is a duty of its own. */
const CounsellingDesk = lazy(() =>
  import(/* webpackChunkName: "desk-counselling" */ './counselling-desk').then(
    ({ CounsellingDesk: desk }) => ({ default: desk }),
  ),
);
const CounsellorsView = lazy(() =>
  import(/* webpackChunkName: "desk-counsellors" */ '@/features/counselling/counsellor-desk').then(
    ({ CounsellorsView: view }) => ({ default: view }),
  ),
);

/** Lazy: rarely opened, and it reads Markdown. */
const ArticlesView = lazy(() =>
  import(/* webpackChunkName: "desk-articles" */ '@/features/admin/content-desk').then(
    ({ ArticlesView: view }) => ({ default: view }),
  ),
);

/** Lazy: rarely opened. */
const FaqsDesk = lazy(() =>
  import(/* webpackChunkName: "desk-faqs" */ './faqs-desk').then(({ FaqsDesk: desk }) => ({
    default: desk,
  })),
);

/** Lazy: rarely opened. */
const AlbumsView = lazy(() =>
  import(/* webpackChunkName: "desk-gallery" */ './gallery-desk').then(({ AlbumsView: view }) => ({
    default: view,
  })),
);

/** Lazy: rarely opened. */
const WordingsView = lazy(() =>
  import(/* webpackChunkName: "desk-wordings" */ '@/features/admin/wording-desk').then(
    ({ WordingsView: view }) => ({ default: view }),
  ),
);

const ToTellView = lazy(() =>
  import(/* webpackChunkName: "desk-telling" */ '@/features/admin/telling').then(({ ToTellView: view }) => ({
    default: view,
  })),
);

/** Lazy: money is another job than answering families. */
const PaymentsView = lazy(loadPaymentsView);
const MonthsView = lazy(loadMonthsView);

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
    case 'today':
      return <TodayDesk ways={ways} />;
    case 'concerns':
      return <ConcernsView ways={ways} {...recordSlots(ways)} />;
    case 'questions':
      return <QuestionsView />;
    case 'homework':
      return (
        <HomeworkView
          ways={ways}
          bar={recordSlots(ways).bar}
          told={(record) => <ToldPart record={record} />}
        />
      );
    case 'reports':
      return <ReportsView ways={ways} {...recordSlots(ways)} />;
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
    case 'counselling':
      return <CounsellingDesk ways={ways} />;
    case 'counsellors':
      return <CounsellorsView />;
    case 'groups':
      return <GroupsDesk />;
    case 'lessons':
      return <LessonsDesk />;
    case 'reviews':
      return <ReviewsView ways={ways} />;
    case 'applications':
      return <ApplicationsDesk ways={ways} />;
    case 'applicants':
      return <ApplicantsDesk ways={ways} />;
    case 'subjects':
      return <SubjectsView />;
    case 'renewals':
      return <RenewalsView told={(paper) => <PaperToldPart {...paper} />} />;
    case 'posts':
      return <PostsDesk ways={ways} />;
    case 'schools':
      return <SchoolsDesk ways={ways} />;
    case 'consultations':
      return <ConsultationsDesk ways={ways} />;
    case 'articles':
      return <ArticlesView />;
    case 'faqs':
      return <FaqsDesk />;
    case 'gallery':
      return <AlbumsView />;
    case 'wordings':
      return <WordingsView />;
    case 'telling':
      return <ToTellView />;
    case 'payments':
      return (
        <PaymentsView
          ways={ways}
          told={(path) => <EnteredToldPart path={path} />}
          reminder={(path) => <DueToldPart record={path} />}
        />
      );
    case 'months':
      return <MonthsView ways={ways} />;
    case 'people':
      return <PeopleView ways={ways} />;
    case 'removal':
      return <RemovalView />;
    case 'settings':
      return <SettingsDesk />;
    case 'changes':
      return <ChangesView />;
  }
}
