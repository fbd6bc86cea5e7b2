import { useLocation } from 'react-router-dom';
import { ErrorScreen } from '@/shared/ui/error-screen';

/** For `/error` and unknown addresses. */
export function ErrorPage() {
  const { pathname } = useLocation();
  return <ErrorScreen status={404} path={pathname} />;
}
