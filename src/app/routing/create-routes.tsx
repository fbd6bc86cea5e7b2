import type { ComponentType, ReactNode } from 'react';
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
import { pages, type PageFile, type PageName } from './pages';
import type { PageHandle } from './preload-page';
import { RouteError } from './route-error';

export interface RouteServices {
  /** Loads the namespaces of a page before it renders. */
  readonly loadWords: (namespaces: readonly Namespace[]) => Promise<void>;
  readonly loadSession: () => Promise<SessionActor>;
  /** The fragment of the opened address when it has this path, else empty. */
  readonly hashOf: (pathname: string) => string;
  /** Navigates to another site by a full page load. */
  readonly leave: (href: string) => void;
}

/** All routes: one chunk per page, loaded together with its namespaces. */
export function createRoutes({ loadWords, loadSession, hashOf, leave }: RouteServices): RouteObject[] {
  const guard = createGuard(loadSession, hashOf);

  const page = (name: PageName) => ({
    lazy: async (): Promise<{ Component: ComponentType; handle: PageHandle }> => {
      const file: PageFile = pages[name];
      const [{ Component, loadRest }] = await Promise.all([file.load(), loadWords(file.words)]);
      return { Component, handle: { loadRest } };
    },
  });

  /** A page whose route has the same name. */
  const at = (name: PageName & keyof typeof routes) => ({
    id: name,
    path: routes[name] as string,
    ...page(name),
  });

  /** Wraps routes in a layout, with a skeleton while loading and an error screen. */
  const inLayout = (element: ReactNode, children: RouteObject[]): RouteObject => ({
    element,
    hydrateFallbackElement: <PageSkeleton />,
    // For errors in the layout itself.
    errorElement: <RouteError />,
    children: [{ errorElement: <RouteError />, children }],
  });

  return [
    ...Object.entries(externalRedirects).map(([path, target]) => ({
      path,
      loader: redirectOut(target, leave),
    })),
    inLayout(<DefaultLayout />, [
      at('home'),
      at('tuition'),
      at('tutors'),
      at('apply'),
      at('tutorEntry'),
      { id: 'tutorArea', path: routePatterns.tutorArea, middleware: [guard('tutor')], ...page('tutorArea') },
      at('homework'),
      at('practice'),
      at('counselling'),
      at('counsellors'),
      at('consultancy'),
      at('consult'),
      at('jobs'),
      at('gallery'),
      at('blog'),
      at('faq'),
      at('about'),
      at('app'),
      at('enquiry'),
      at('code'),
      at('certificate'),
      at('adminEntry'),
      ...kitRoutes(loadWords),
      at('error'),
      { id: 'missing', path: '*', ...page('error') },
    ]),
    inLayout(<JobPreviewLayout />, [{ id: 'job', path: routePatterns.job, ...page('job') }]),
    inLayout(<DeskLayout />, [
      {
        id: 'backOffice',
        path: routePatterns.backOffice,
        middleware: [guard('admin-auth')],
        ...page('backOffice'),
      },
    ]),
  ];
}

/** The design-system page, in development only. */
function kitRoutes(loadWords: RouteServices['loadWords']): RouteObject[] {
  if (process.env.NODE_ENV === 'production') return [];
  return [
    {
      path: '/kit',
      lazy: async () => {
        const [{ Component }] = await Promise.all([import('@/pages/site/kit'), loadWords(['kit'])]);
        return { Component };
      },
    },
  ];
}
