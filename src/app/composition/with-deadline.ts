import { documentsInTime, type BackendPort } from '@/shared/backend';

/**
 * The same backend, whose calls on documents fail with `slow` after `ms` milliseconds, so that nobody waits in front of a
 * screen for ever. Files have a deadline of their own for each piece, in their adapter.
 */
export const withDeadline = <Backend extends BackendPort>(backend: Backend, ms: number): Backend => ({
  ...backend,
  documents: documentsInTime(backend.documents, ms),
});
