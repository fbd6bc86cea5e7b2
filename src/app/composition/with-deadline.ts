import { BackendFailure, type BackendPort } from '@/shared/backend';
import { inTime } from '@/shared/lib/deadline';

/**
 * The same backend, whose calls on documents fail with `slow` after `ms` milliseconds, so that nobody waits in front of a
 * screen for ever. Sending again after that is safe: a record has one code.
 */
export function withDeadline<Backend extends BackendPort>(backend: Backend, ms: number): Backend {
  const { documents } = backend;
  const late = () => new BackendFailure('slow', `no answer in ${ms} ms`);
  return {
    ...backend,
    documents: {
      ...documents,
      get: (path) => inTime(documents.get(path), ms, late),
      list: (query) => inTime(documents.list(query), ms, late),
      commit: (writes) => inTime(documents.commit(writes), ms, late),
    },
  };
}
