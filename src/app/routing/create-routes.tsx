import type { ComponentType, ReactNode } from 'react';
import type { LoaderFunction, MiddlewareFunction, RouteObject } from 'react-router-dom';
import type { SessionActor } from '@/entities/session';
import { externalRedirects } from '@/shared/config';
import type { LoadWords } from '@/shared/i18n';
import { isAddressOf, pageEntries, pages, type PageEntry, type PageName } from '@/shared/routes';
import { RouteError } from '../errors/route-error';
import { DefaultLayout } from '../shell/default-layout';
import { DeskLayout } from '../shell/desk-layout';
import { JobPreviewLayout } from '../shell/job-preview-layout';
import { PageSkeleton } from '../shell/page-skeleton';
import { redirectOut } from './external-redirect';
import { createGuard } from './guard';
import { PageStatus } from './page-status';
import { pageFiles } from './page-files';
import type { PageHandle } from './preload-page';

export interface RouteServices {
  /** Loads the namespaces of a page before it renders. */
  readonly loadWords: LoadWords;
  readonly loadSession: () => Promise<SessionActor>;
  /** The fragment of the opened address when it has this path, else empty. */
  readonly hashOf: (pathname: string) => string;
  /** Navigates to another site by a full page load. */
  readonly leave: (href: string) => void;
  /** Loads the address of the office's WhatsApp, which the office sets. */
  readonly loadWhatsApp: () => Promise<string>;
}

/** All routes: one chunk per page, loaded together with its namespaces. */
export function createRoutes({
  loadWords,
  loadSession,
  hashOf,
  leave,
  loadWhatsApp,
}: RouteServices): RouteObject[] {
  const guard = createGuard(loadSession, hashOf);

  const page = (name: PageName) => ({
    lazy: async (): Promise<{ Component: ComponentType; handle: PageHandle }> => {
      const [{ Component, loadRest }] = await Promise.all([pageFiles[name](), loadWords(pages[name].words)]);
      return { Component, handle: { loadRest: (hash) => loadRest?.(hash, loadWords) } };
    },
  });

  const pagesIn = (layout: PageEntry['layout']): RouteObject[] =>
    pageEntries
      .filter(([, entry]) => entry.layout === layout)
      .map(([name, entry]) => ({
        id: name,
        path: entry.path,
        // Absent where it is not needed: hydration would wait even for an empty one.
        ...(entry.guard && { middleware: [onlyAddressesOf(entry), guard(entry.guard)] }),
        // A document carries what the loader answered, so hydration of a post does not wait.
        ...(entry.id && !entry.guard && { loader: checkAddressOf(entry) }),
        ...page(name),
      }));

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
    { path: '/whatsapp', loader: redirectOut(loadWhatsApp, leave) },
    inLayout(<DefaultLayout />, [
      ...pagesIn(undefined),
      ...kitRoutes(loadWords),
      { id: 'missing', path: '*', ...page('error') },
    ]),
    inLayout(<JobPreviewLayout />, pagesIn('job')),
    inLayout(<DeskLayout />, pagesIn('desk')),
  ];
}

/** Answers 404 when the parameter cannot exist, as the host does. */
function checkAddress(entry: PageEntry, request: Request): void {
  if (!isAddressOf(entry, new URL(request.url).pathname)) throw new PageStatus(404);
}

const onlyAddressesOf =
  (entry: PageEntry): MiddlewareFunction =>
  ({ request }) =>
    checkAddress(entry, request);

const checkAddressOf =
  (entry: PageEntry): LoaderFunction =>
  ({ request }) => {
    checkAddress(entry, request);
    return null;
  };

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
