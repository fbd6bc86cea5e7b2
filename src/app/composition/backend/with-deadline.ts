import { documentsWithTimeout, type BackendPort } from '@/shared/backend';

/**
 * Adds a timeout of `ms` milliseconds to every call on documents, which then fails with `slow`. Files have a
 * timeout per piece in their adapter.
 */
export const withDeadline = <Backend extends BackendPort>(backend: Backend, ms: number): Backend => ({
  ...backend,
  documents: documentsWithTimeout(backend.documents, ms),
});
