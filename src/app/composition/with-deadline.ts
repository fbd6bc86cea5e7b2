import { BackendFailure, type BackendPort } from '@/shared/backend';

/** Rejects with `slow` when there is no answer in `ms` milliseconds. What was asked goes on, and may still be done. */
function inTime<Answer>(answer: Promise<Answer>, ms: number): Promise<Answer> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new BackendFailure('slow', `no answer in ${ms} ms`)), ms);
  });
  return Promise.race([answer, late]).finally(() => clearTimeout(timer));
}

/**
 * The same backend, whose calls on documents fail with `slow` after `ms` milliseconds, so that nobody waits in front of a
 * screen for ever. Sending again after that is safe: a record has one code.
 */
export function withDeadline<Backend extends BackendPort>(backend: Backend, ms: number): Backend {
  const { documents } = backend;
  return {
    ...backend,
    documents: {
      ...documents,
      get: (path) => inTime(documents.get(path), ms),
      list: (query) => inTime(documents.list(query), ms),
      commit: (writes) => inTime(documents.commit(writes), ms),
    },
  };
}
