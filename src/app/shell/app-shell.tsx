import type { i18n as I18n } from 'i18next';
import { useEffect, type ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';
import { BuiltArticlesContext, type BuiltArticles } from '@/entities/content/article';
import { BuiltSolvedContext, type BuiltSolved } from '@/entities/homework/solved-question';
import { BuiltJobsContext, type BuiltJobs } from '@/entities/jobs/job';
import { DataSaverContext, type DataSaverSource } from '@/shared/data-saver';
import { DemoContext, type DemoSource } from '@/features/site/demo';
import { DraftSourceContext, type DraftSource } from '@/shared/drafts';
import {
  ChangeLanguageContext,
  DraftWordsContext,
  type ChangeLanguage,
  type DraftWords,
} from '@/features/site/language-switch';
import { ThemeModeContext, type ThemeModeSource } from '@/features/site/theme-mode';
import { LoadBackendContext, ProvideDataContext, type LoadBackend, type ProvideData } from '@/shared/api';
import { LoadWordsContext, type LoadWords } from '@/shared/i18n';
import { PreloadPageContext, type PreloadPage } from '@/shared/routes';
import { BackgroundScope } from '../background/background-scope';
import type { BackgroundLoader } from '../background/load-background';
import { ErrorReportingContext, type ErrorReporting } from './error-reporting-context';

export interface AppShellProps {
  i18n: I18n;
  changeLanguage: ChangeLanguage;
  draftWords: DraftWords;
  themeMode: ThemeModeSource;
  dataSaver: DataSaverSource;
  drafts: DraftSource;
  provideData: ProvideData;
  loadBackend: LoadBackend;
  demo: DemoSource;
  errorReporting: ErrorReporting;
  preloadPage: PreloadPage;
  loadWords: LoadWords;
  background: BackgroundLoader;
  /** Posts in the document of the first page. */
  builtJobs: BuiltJobs | null;
  /** The solved question in the document of the first page. */
  builtSolved: BuiltSolved | null;
  /** Articles in the page. */
  builtArticles: BuiltArticles | null;
  /** Called after hydration. */
  onAwake: () => void;
  /** The router. */
  children: ReactNode;
}

/** All providers around the router. */
export function AppShell(props: AppShellProps) {
  const { i18n, changeLanguage, themeMode, drafts, provideData, loadBackend, demo, errorReporting } = props;
  const {
    draftWords,
    dataSaver,
    preloadPage,
    loadWords,
    background,
    builtJobs,
    builtSolved,
    builtArticles,
    onAwake,
    children,
  } = props;
  useEffect(() => onAwake(), [onAwake]);
  return (
    <I18nextProvider i18n={i18n}>
      <ErrorReportingContext value={errorReporting}>
        <ChangeLanguageContext value={changeLanguage}>
          <ThemeModeContext value={themeMode}>
            <DraftSourceContext value={drafts}>
              <DemoContext value={demo}>
                <ProvideDataContext value={provideData}>
                  <LoadBackendContext value={loadBackend}>
                    <PreloadPageContext value={preloadPage}>
                      <DataSaverContext value={dataSaver}>
                        <BuiltJobsContext value={builtJobs}>
                          <BuiltSolvedContext value={builtSolved}>
                            <BuiltArticlesContext value={builtArticles}>
                              <LoadWordsContext value={loadWords}>
                                <DraftWordsContext value={draftWords}>
                                  <BackgroundScope background={background}>{children}</BackgroundScope>
                                </DraftWordsContext>
                              </LoadWordsContext>
                            </BuiltArticlesContext>
                          </BuiltSolvedContext>
                        </BuiltJobsContext>
                      </DataSaverContext>
                    </PreloadPageContext>
                  </LoadBackendContext>
                </ProvideDataContext>
              </DemoContext>
            </DraftSourceContext>
          </ThemeModeContext>
        </ChangeLanguageContext>
      </ErrorReportingContext>
    </I18nextProvider>
  );
}
