import { Note } from 'design-system';
import { useTranslation } from 'react-i18next';
import type { BackendError } from '../../backend';

/** Shows a backend error; nothing when there is none. */
export function BackendProblem({ error }: { error: unknown }) {
  const { t } = useTranslation('validation');
  if (error === undefined || error === null) return null;
  const code = isBackendError(error) ? error.code : 'unknown';
  return (
    <Note tone="call" role="alert">
      <p>
        <strong>{t(`backend.${code}`)}</strong>
      </p>
    </Note>
  );
}

function isBackendError(error: unknown): error is BackendError {
  return typeof error === 'object' && error !== null && 'code' in error && 'message' in error;
}
