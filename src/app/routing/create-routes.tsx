import type { ComponentType } from 'react';
import type { RouteObject } from 'react-router-dom';
import type { SessionActor } from '@/entities/session';
import { externalRedirects } from '@/shared/config';
import type { Namespace } from '@/shared/i18n';
import { routePatterns, routes } from '@/shared/routes';
import { DefaultLayout } from '../shell/default-layout';
import { DeskLayout } from '../shell/desk-layout';
import { JobPreviewLayout } from '../shell/job-preview-layout';
import { PageSkeleton } from '../shell/page-skeleton';
import { redirectOut } from './external-redirect';
import { createGuard } from './guard';
import { RouteError } from './route-error';

interface Page {
  readonly Component: ComponentType;
}

export interface RouteServices {
  /** Loads the words that a page reads, before it is shown. */
  readonly loadWords: (namespaces: readonly Namespace[]) => Promise<void>;
  readonly loadSession: () => Promise<SessionActor>;
  /** The hash of the address that the browser opened, when it is at this path; else an empty text. */
  readonly hashOf: (pathname: string) => string;
  /** Leaves the site by a full page load. */
  readonly leave: (href: string) => void;
}

/** Every address of the site with its page: one chunk each, loaded with the words it needs. */
export function createRoutes({ loadWords, loadSession, hashOf, leave }: RouteServices): RouteObject[] {
  const guard = createGuard(loadSession, hashOf);

  const page = (words: readonly Namespace[], load: () => Promise<Page>) => ({
    lazy: async (): Promise<Page> => {
      const [loaded] = await Promise.all([load(), loadWords(words)]);
      return loaded;
    },
  });

  return [
    ...Object.entries(externalRedirects).map(([path, target]) => ({
      path,
      loader: redirectOut(target, leave),
    })),
    {
      element: <DefaultLayout />,
      hydrateFallbackElement: <PageSkeleton />,
      // For what fails in the layout itself.
      errorElement: <RouteError />,
      children: [
        {
          errorElement: <RouteError />,
          children: [
            { path: routes.home, ...page(['home', 'faq', 'practice'], () => import('@/pages/site/home')) },
            {
              path: routes.tuition,
              ...page(['tuition', 'ghana', 'faq'], () => import('@/pages/families/tuition')),
            },
            { path: routes.tutors, ...page(['tutors'], () => import('@/pages/families/tutor-directory')) },
            { path: routes.apply, ...page(['apply'], () => import('@/pages/teachers/apply')) },
            { path: routes.tutorEntry, ...page(['sign-in'], () => import('@/pages/teachers/tutor-entry')) },
            {
              path: routePatterns.tutorArea,
              middleware: [guard('tutor')],
              ...page(['tutor-area', 'sign-in'], () => import('@/pages/teachers/tutor-area')),
            },
            { path: routes.homework, ...page(['homework'], () => import('@/pages/families/homework')) },
            { path: routes.practice, ...page(['practice'], () => import('@/pages/families/practice')) },
            {
              path: routes.counselling,
              ...page(['counselling'], () => import('@/pages/families/counselling')),
            },
            {
              path: routes.counsellors,
              ...page(['counsellors'], () => import('@/pages/families/counsellors')),
            },
            {
              path: routes.consultancy,
              ...page(['consultancy'], () => import('@/pages/schools/consultancy')),
            },
            { path: routes.consult, ...page(['consult'], () => import('@/pages/schools/consult')) },
            { path: routes.jobs, ...page(['jobs'], () => import('@/pages/teachers/jobs')) },
            { path: routes.gallery, ...page(['gallery'], () => import('@/pages/site/gallery')) },
            { path: routes.blog, ...page(['blog'], () => import('@/pages/site/blog')) },
            { path: routes.faq, ...page(['faq'], () => import('@/pages/site/faq')) },
            { path: routes.about, ...page(['about'], () => import('@/pages/site/about')) },
            { path: routes.enquiry, ...page(['form'], () => import('@/pages/site/form')) },
            { path: routes.code, ...page(['code', 'ghana'], () => import('@/pages/families/code')) },
            { path: routes.adminEntry, ...page(['sign-in'], () => import('@/pages/office/admin-entry')) },
            // The page of every token and primitive, in development builds only.
            ...(process.env.NODE_ENV === 'production'
              ? []
              : [{ path: '/kit', ...page(['kit'], () => import('@/pages/site/kit')) }]),
            { path: routes.error, ...page(['error'], () => import('@/pages/site/error')) },
            { path: '*', ...page(['error'], () => import('@/pages/site/error')) },
          ],
        },
      ],
    },
    {
      element: <JobPreviewLayout />,
      hydrateFallbackElement: <PageSkeleton />,
      // For what fails in the layout itself.
      errorElement: <RouteError />,
      children: [
        {
          errorElement: <RouteError />,
          children: [{ path: routePatterns.job, ...page(['jobs'], () => import('@/pages/teachers/job')) }],
        },
      ],
    },
    {
      element: <DeskLayout />,
      hydrateFallbackElement: <PageSkeleton />,
      // For what fails in the layout itself.
      errorElement: <RouteError />,
      children: [
        {
          errorElement: <RouteError />,
          children: [
            {
              path: routePatterns.backOffice,
              middleware: [guard('admin-auth')],
              ...page(['admin', 'ghana', 'form', 'sign-in'], () => import('@/pages/office/back-office')),
            },
          ],
        },
      ],
    },
  ];
}
