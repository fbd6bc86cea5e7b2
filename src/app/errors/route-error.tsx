import { lazy, Suspense, useEffect } from 'react';
import { isRouteErrorResponse, useLocation, useRouteError } from 'react-router-dom';
import { ErrorScreen } from '@/shared/ui/error-screen';
import { isOnline } from '@/shared/lib/device';
import { PageStatus } from '../routing/page-status';
import { useErrorReporting } from '../shell/error-reporting-context';
import { isLateFile, isMissingFile } from './missing-file';
import { isSettingsProblem } from './settings-problem';
import { UnreachedPage } from './unreached-page';

const SettingsScreen = lazy(async () => ({
  default: (await import(/* webpackChunkName: "settings-screen" */ './settings-screen')).SettingsScreen,
}));

/**
 * Error element of routes: the error screen with its status. For a missing file, reloads once, then shows a
 * retry.
 */
export function RouteError() {
  const error = useRouteError();
  const { pathname } = useLocation();
  const { report, reloadFor } = useErrorReporting();
  const isMissing = isMissingFile(error);
  const isAnswer = isRouteErrorResponse(error) || error instanceof PageStatus;

  useEffect(() => {
    if (isAnswer) return;
    report(error, 'route');
    // Offline or on a slow network a reload would not help.
    if (isMissing && !isLateFile(error) && isOnline()) reloadFor(pathname);
  }, [error, isAnswer, isMissing, pathname, report, reloadFor]);

  if (isMissing) return <UnreachedPage />;
  if (isSettingsProblem(error)) {
    return (
      <Suspense>
        <SettingsScreen problem={error} />
      </Suspense>
    );
  }
  return <ErrorScreen status={isAnswer ? error.status : 500} path={pathname} />;
}
