import { useEffect } from 'react';
import { isRouteErrorResponse, useLocation, useRouteError } from 'react-router-dom';
import { ErrorScreen } from '@/shared/ui/error-screen';
import { isMissingFile } from '../errors/missing-file';
import { RefusedPage } from './guard';
import { useErrorReporting } from '../shell/error-reporting-context';

/** What shows when a route fails: the error screen with the status, after one reload if a file was missing. */
export function RouteError() {
  const error = useRouteError();
  const { pathname } = useLocation();
  const { report, reloadFor } = useErrorReporting();
  const isAnswer = isRouteErrorResponse(error) || error instanceof RefusedPage;

  useEffect(() => {
    if (isAnswer) return;
    report(error, 'route');
    if (isMissingFile(error)) reloadFor(pathname);
  }, [error, isAnswer, pathname, report, reloadFor]);

  return <ErrorScreen status={isAnswer ? error.status : 500} path={pathname} />;
}
