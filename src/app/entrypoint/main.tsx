import 'design-system/css/tokens.css';
import 'design-system/css/base.css';
import { lazy, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { I18nextProvider } from 'react-i18next';
import { createBrowserRouter } from 'react-router-dom';
import { createDraftStore } from '@/features/drafts';
import { createDeviceStore } from '@/shared/lib/storage';
import demoAccounts from '../composition/demo-accounts.json';
import { loadOnce } from '../composition/load-once';
import { startThemeMode } from '../composition/create-theme';
import { startWords } from '../composition/create-words';
import { createErrorReporter, observeWindowErrors } from '../errors/error-reporter';
import { createReloadGuard } from '../errors/reload-guard';
import { createRoutes } from '../routing/create-routes';
import { createPreloadPage } from '../routing/preload-page';
import { AppShell } from '../shell/app-shell';
import { FatalBoundary } from '../shell/fatal-boundary';
import { FatalScreen } from '../shell/fatal-screen';

const reporter = createErrorReporter({
  log: (message, context, cause) => console.error(message, context, cause),
  path: () => window.location.pathname,
  now: () => new Date(),
});

async function mount(): Promise<void> {
  const root = document.getElementById('root');
  if (!root) throw new Error('index.html has no #root');
  const device = createDeviceStore();
  const loadServices = loadOnce(async () => {
    const { createServices } = await import('../composition/create-services');
    return createServices((cause) => reporter.report(cause, 'session'));
  });
  const DataProviders = lazy(async () => ({ default: (await loadServices()).Providers }));
  const { i18n, changeLanguage } = await startWords(device, ['shell', 'words', 'validation', 'error']);
  const siteRoutes = createRoutes({
    loadWords: (namespaces) => i18n.loadNamespaces([...namespaces]),
    loadSession: async () => (await loadServices()).session,
    hashOf: (pathname) => (window.location.pathname === pathname ? window.location.hash : ''),
    leave: (href) => window.location.assign(href),
  });
  createRoot(root, {
    onUncaughtError: (cause) => reporter.report(cause, 'render'),
    onCaughtError: (cause) => reporter.report(cause, 'render'),
  }).render(
    <StrictMode>
      <FatalBoundary
        fallback={
          <I18nextProvider i18n={i18n}>
            <FatalScreen goHome={() => window.location.assign('/')} />
          </I18nextProvider>
        }
      >
        <AppShell
          i18n={i18n}
          changeLanguage={changeLanguage}
          themeMode={startThemeMode(device)}
          drafts={createDraftStore(device, ['tuition', 'enquiry'], () => new Date())}
          provideData={(children) => <DataProviders>{children}</DataProviders>}
          loadBackend={async () => (await loadServices()).backend}
          demo={{ signIns: demoAccounts, reset: async () => (await loadServices()).resetDemo() }}
          errorReporting={{
            ...reporter,
            reloadFor: createReloadGuard({
              store: createDeviceStore('sessionStorage'),
              now: Date.now,
              reload: () => window.location.reload(),
            }),
          }}
          preloadPage={createPreloadPage(siteRoutes)}
          router={createBrowserRouter(siteRoutes)}
        />
      </FatalBoundary>
    </StrictMode>,
  );
}

observeWindowErrors(window, reporter);
mount().catch((cause: unknown) => reporter.report(cause, 'mount'));
