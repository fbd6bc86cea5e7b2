import 'design-system/css/tokens.css';
import 'design-system/css/base.css';
import { lazy, startTransition, StrictMode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { I18nextProvider } from 'react-i18next';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import type { BackendPort } from '@/shared/backend';
import { replayEarlyInput } from '@/shared/lib/early-input';
import { whenIdle } from '@/shared/lib/device';
import { createDeviceStore } from '@/shared/lib/storage';
import { createDataSaver } from '../composition/device/create-data-saver';
import { createThemeSource } from '../composition/device/create-theme-source';
import { startWords } from '../composition/create-words';
import { createDemoSource } from '../demo/demo-source';
import { readFirstPage } from '../composition/first-page';
import { loadOnce } from '../composition/load-once';
import { createErrorReporter, observeWindowErrors } from '../errors/error-reporter';
import { observeLeaving } from '../errors/observe-leaving';
import { createReloadGuard } from '../errors/reload-guard';
import { createBackgroundLoader } from '../background/load-background';
import { createRoutes } from '../routing/create-routes';
import { shellWords } from '../routing/page-files';
import { createPreloadPage } from '../routing/preload-page';
import { prepareRoutes } from '../routing/prepare-routes';
import { AppShell } from '../shell/app-shell';
import { FatalBoundary } from '../shell/fatal-boundary';
import { FatalScreen } from '../shell/fatal-screen';

const reporter = createErrorReporter({
  log: (message, context, cause) => console.error(message, context, cause),
  path: () => window.location.pathname,
  now: () => new Date(),
});

/** Observed from the start: requests can be aborted before mounting. */
const leaving = observeLeaving(window);

/** Yields to the event loop, so that the browser can respond to input between pieces of work. */
const nextTask = () => new Promise<void>((resolve) => setTimeout(resolve));

/** Starts the inspector: open with `?inspect`, available in development. */
async function inspect(): Promise<void> {
  const isAskedFor = /[?&]inspect\b/.test(window.location.search);
  const isInDevelopment = process.env.NODE_ENV !== 'production';
  if (!isAskedFor && !isInDevelopment) return;
  const { startInspector } = await import(/* webpackChunkName: "inspector" */ '../inspector');
  startInspector({ isOpen: isAskedFor, showsValues: isInDevelopment });
}

/** Resolves when the document is parsed; a cached script can run earlier. */
function documentRead(): Promise<void> {
  if (document.readyState !== 'loading') return Promise.resolve();
  return new Promise((resolve) => {
    document.addEventListener('DOMContentLoaded', () => resolve(), { once: true });
  });
}

async function mount(): Promise<void> {
  await documentRead();
  // Before the first actor, so that all are inspected. A failure is only reported.
  await inspect().catch((cause: unknown) => reporter.report(cause, 'inspector'));
  await nextTask();
  const root = document.getElementById('root');
  if (!root) throw new Error('the document has no #root');
  const device = createDeviceStore();
  const first = await readFirstPage(window, device);
  const drafts = { device, session: createDeviceStore('sessionStorage'), now: () => new Date() };
  let tellBackend: (backend: BackendPort) => void = () => undefined;
  const backendLoaded = new Promise<BackendPort>((resolve) => {
    tellBackend = resolve;
  });
  const loadServices = loadOnce(async () => {
    const { createServices } = await import(
      /* webpackChunkName: "services" */ '../composition/create-services'
    );
    const services = await createServices({
      isReal: demo.read() === null,
      drafts,
      loadOutbox: background.loadOutbox,
      loadPendingWrites: background.loadPendingWrites,
      onError: (cause) => reporter.report(cause, 'session'),
    });
    demo.know(services.kind);
    tellBackend(services.backend);
    return services;
  });
  const demo = createDemoSource(document.documentElement, async () => {
    const { outbox, acts } = await background.load();
    await Promise.all([outbox.clear(), acts.clear()]);
    await (await loadServices()).resetDemo?.();
  });
  const DataProviders = lazy(async () => ({ default: (await loadServices()).Providers }));
  const words = await startWords(device, first.language, first.payload.words);
  await words.load(shellWords);
  await nextTask();
  const background = createBackgroundLoader({
    device,
    loadBackend: async () => (await loadServices()).backend,
    backendLoaded,
    isReal: () => demo.read() === null,
    loadWords: words.load,
    onLanguage: (listen) => words.i18n.on('languageChanged', listen),
    report: (cause) => reporter.report(cause, 'background'),
    log: (cause) => console.info('Not reached', cause),
  });
  const siteRoutes = createRoutes({
    loadWords: words.load,
    loadSession: async () => (await loadServices()).session,
    hashOf: (pathname) => (window.location.pathname === pathname ? window.location.hash : ''),
    leave: (href) => window.location.assign(href),
    loadWhatsApp: async () =>
      (await import(/* webpackChunkName: "background" */ '../background/follow-office')).loadWhatsAppAddress(
        device,
        demo.read() === null,
      ),
  });
  // The router meets and handles the same error again.
  await prepareRoutes(siteRoutes, window.location).catch(() => undefined);
  const router = createBrowserRouter(siteRoutes, { hydrationData: { loaderData: first.payload.loaderData } });

  const themeMode = createThemeSource({
    store: device,
    load: async () =>
      (await import(/* webpackChunkName: "theme" */ '../composition/device/start-theme-mode')).startThemeMode(
        device,
      ),
    onError: (cause) => reporter.report(cause, 'theme'),
  });
  // The page has the theme of the device already. The machine follows it, and loads once it changes.
  matchMedia('(prefers-color-scheme: dark)').addEventListener('change', themeMode.prepare);

  const site = (
    <StrictMode>
      <FatalBoundary
        fallback={
          <I18nextProvider i18n={words.i18n}>
            <FatalScreen goHome={() => window.location.assign('/')} />
          </I18nextProvider>
        }
      >
        <AppShell
          i18n={words.i18n}
          changeLanguage={words.change}
          draftWords={words.drafts}
          themeMode={themeMode}
          dataSaver={createDataSaver(device)}
          drafts={drafts}
          provideData={(children) => <DataProviders>{children}</DataProviders>}
          loadBackend={async () => (await loadServices()).backend}
          demo={demo}
          errorReporting={{
            ...reporter,
            reloadFor: createReloadGuard({
              store: createDeviceStore('sessionStorage'),
              now: Date.now,
              reload: () => window.location.reload(),
              leaving,
            }),
          }}
          preloadPage={createPreloadPage(siteRoutes)}
          loadWords={words.load}
          background={background}
          builtJobs={first.payload.builtJobs}
          builtSolved={first.payload.builtSolved}
          builtArticles={first.payload.builtArticles}
          onAwake={() => {
            document.documentElement.dataset.awake = 'yes';
            replayEarlyInput();
            // Low priority: the page's own needs come first.
            whenIdle(background.start);
            void words.settle(first.laterLanguage);
          }}
        >
          <RouterProvider router={router} />
        </AppShell>
      </FatalBoundary>
    </StrictMode>
  );
  const options = {
    onUncaughtError: (cause: unknown) => reporter.report(cause, 'render'),
    onCaughtError: (cause: unknown) => reporter.report(cause, 'render'),
    onRecoverableError: (cause: unknown) => reporter.report(cause, 'render'),
  };
  await nextTask();
  const mountPage = () => {
    if (first.isWhole) hydrateRoot(root, site, options);
    else {
      // React renders its own; remove the duplicates.
      document.querySelectorAll('head > title, head > meta[name=description]').forEach((tag) => tag.remove());
      createRoot(root, options).render(site);
    }
  };
  if (__HYDRATES_SYNCHRONOUSLY__) {
    flushSync(mountPage);
    return;
  }
  if (first.isWhole) document.documentElement.dataset.keeps = 'page';
  // A transition renders in slices, so that input is not blocked.
  startTransition(mountPage);
}

observeWindowErrors(window, reporter);
mount().catch((cause: unknown) => {
  reporter.report(cause, 'mount');
  const words = document.querySelector<HTMLTemplateElement>('#mount-failed');
  if (words) document.getElementById('root')?.replaceChildren(words.content.cloneNode(true));
});
