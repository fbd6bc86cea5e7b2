import { text } from 'node:stream/consumers';
import { createElement, type ReactNode } from 'react';
import { prerenderToNodeStream } from 'react-dom/static';
import { I18nextProvider } from 'react-i18next';
import {
  createStaticHandler,
  createStaticRouter,
  StaticRouterProvider,
  type RouteObject,
} from 'react-router-dom';
import type { BuiltArticles } from '@/entities/content/article';
import type { BuiltSolved } from '@/entities/homework/solved-question';
import type { BuiltJobs } from '@/entities/jobs/job';
import type { DataSaverSource } from '@/shared/data-saver';
import type { ThemeModeSource } from '@/features/site/theme-mode';
import {
  createI18n,
  loadDateNames,
  loadWords,
  type DateNames,
  type LanguageCode,
  type ReadWords,
} from '@/shared/i18n';
import { bakedFacts, builtFacts, dialled } from '@/shared/office-facts';
import type { PageName } from '@/shared/routes';
import { createMemoryStore } from '@/shared/lib/storage';
import { createDemoSource } from '../demo/demo-source';
import type { PagePayload } from '../composition/first-page';
import { createRoutes } from '../routing/create-routes';
import { shellWords } from '../routing/page-files';
import { AppShell } from '../shell/app-shell';
import { FatalBoundary } from '../shell/fatal-boundary';
import { FatalScreen } from '../shell/fatal-screen';
import { PageSkeleton } from '../shell/page-skeleton';

/** Reads locale files from the sources. */
export interface WordFiles {
  readonly readWords: ReadWords;
  readonly readDateNames: (language: LanguageCode) => Promise<DateNames>;
}

export interface RenderedPage {
  readonly html: string;
  readonly title: string;
  readonly description: string;
  /** Pages whose chunks the address needs. */
  readonly pageNames: readonly PageName[];
  readonly payload: PagePayload;
  /** Shown without JavaScript. */
  readonly noScript: string;
  /** Shown when the site's script fails to start. */
  readonly mountFailed: string;
}

const never = (what: string) => () => Promise.reject(new Error(`a prerendered page must not ${what}`));

/** Prerendered pages are light until the inline script runs. */
const lightTheme: ThemeModeSource = {
  read: () => 'light',
  subscribe: () => () => undefined,
  prepare: () => undefined,
  toggle: () => undefined,
  choose: () => undefined,
};

/** Unknown during prerendering. */
const unknownDataSaver: DataSaverSource = {
  read: () => false,
  subscribe: () => () => undefined,
  set: () => undefined,
};

/** Replaces every page by a skeleton. */
function withoutPages(routes: readonly RouteObject[]): RouteObject[] {
  return routes.map(({ lazy: _lazy, middleware: _middleware, children, ...route }) => {
    if (children) return { ...route, children: withoutPages(children) } as RouteObject;
    return { ...route, ...(route.loader ? {} : { Component: PageSkeleton }) };
  });
}

async function toHtml(node: ReactNode): Promise<string> {
  const { prelude } = await prerenderToNodeStream(node, {
    // Inline all Suspense content, without streaming scripts.
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    onError: (cause) => {
      throw cause;
    },
  });
  return text(prelude);
}

/** React prepends hoisted head elements to the HTML; this separates them. */
function splitHead(rendered: string): { html: string; title: string; description: string } {
  const head = /^(?:<(?:title)>.*?<\/title>|<(?:meta|link)[^>]*>)*/.exec(rendered)?.[0] ?? '';
  return {
    html: rendered.slice(head.length),
    title: /<title>(.*?)<\/title>/.exec(head)?.[1] ?? '',
    description: /<meta name="description" content="([^"]*)"/.exec(head)?.[1] ?? '',
  };
}

/**
 * Prerenders an address as the browser will first render it.
 * @param isShell render only the layout, around a skeleton
 * @param builtJobs posts in the page
 * @param builtSolved the solved question of the page
 * @param builtArticles articles in the page
 * @throws Error when the address is no page
 */
export async function renderPage(
  path: string,
  language: LanguageCode,
  { readWords, readDateNames }: WordFiles,
  isShell: boolean,
  builtJobs: BuiltJobs | null,
  builtSolved: BuiltSolved | null = null,
  builtArticles: BuiltArticles | null = null,
): Promise<RenderedPage> {
  const i18n = await createI18n(language, {});
  await loadDateNames(language, readDateNames);
  await loadWords(i18n, readWords, shellWords);
  const routes = createRoutes({
    loadWords: (namespaces) => loadWords(i18n, readWords, namespaces),
    loadSession: never('ask who is there'),
    hashOf: () => '',
    leave: () => undefined,
    loadWhatsApp: () => new Promise<never>(() => undefined),
  });
  const handler = createStaticHandler(isShell ? withoutPages(routes) : routes);
  const context = await handler.query(new Request(new URL(path, 'https://lifeline.invalid')));
  if (context instanceof Response) throw new Error(`${path} answers ${context.status}`);
  const failure = Object.values(context.errors ?? {})[0] as Error | undefined;
  if (failure) throw failure;

  const site = (
    <FatalBoundary fallback={null}>
      <AppShell
        i18n={i18n}
        changeLanguage={never('change the language')}
        draftWords={{ areLeftOut: () => false, leaveOut: never('leave words out') }}
        themeMode={lightTheme}
        dataSaver={unknownDataSaver}
        drafts={{ device: createMemoryStore(), session: createMemoryStore(), now: () => new Date() }}
        provideData={() => null}
        loadBackend={never('load the backend')}
        demo={createDemoSource(null, never('reset the demo'))}
        errorReporting={{ report: () => undefined, reloadFor: () => false }}
        preloadPage={never('load another page')}
        loadWords={never('load more words')}
        background={{
          read: () => null,
          subscribe: () => () => undefined,
          load: never('start the background'),
          start: () => undefined,
          gone: { read: () => null, subscribe: () => () => undefined },
          loadOutbox: never('open the outbox'),
          loadPendingWrites: never('open the act queue'),
        }}
        builtJobs={builtJobs}
        builtSolved={builtSolved}
        builtArticles={builtArticles}
        onAwake={() => undefined}
      >
        <StaticRouterProvider
          router={createStaticRouter(handler.dataRoutes, context)}
          context={context}
          hydrate={false}
        />
      </AppShell>
    </FatalBoundary>
  );
  const fatal = createElement(I18nextProvider, { i18n }, <FatalScreen goHome={() => undefined} />);
  return {
    ...splitHead(await toHtml(site)),
    pageNames: context.matches.flatMap(({ route }) => (route.id ? [route.id as PageName] : [])),
    payload: {
      words: i18n.store.data,
      loaderData: context.loaderData,
      ...{ builtJobs, builtSolved, builtArticles },
    },
    noScript: i18n.t(bakedFacts.phone ? 'shell:noScript' : 'shell:noScriptSample', {
      phone: dialled(builtFacts.phone),
    }),
    mountFailed: await toHtml(fatal),
  };
}
