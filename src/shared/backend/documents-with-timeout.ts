import { withTimeout } from '../lib/clock';
import { BackendFailure } from './backend-error';
import type { DocumentsPort } from './backend-port';

/**
 * Adds a timeout of `ms` milliseconds to every call, which then fails with `slow`. A retry is safe: a record
 * has one code.
 */
export function documentsWithTimeout(documents: DocumentsPort, ms: number): DocumentsPort {
  const late = () => new BackendFailure('slow', `no answer in ${ms} ms`);
  return {
    ...documents,
    get: (path) => withTimeout(documents.get(path), ms, late),
    list: (query) => withTimeout(documents.list(query), ms, late),
    listGroup: (query) => withTimeout(documents.listGroup(query), ms, late),
    count: (query) => withTimeout(documents.count(query), ms, late),
    commit: (writes) => withTimeout(documents.commit(writes), ms, late),
  };
}
