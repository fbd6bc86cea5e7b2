import {
  BackendFailure,
  createDocumentFiles,
  type BackendErrorCode,
  type BackendPort,
  type DocumentsPort,
} from '@/shared/backend';

/** Maps HTTP status to error codes. A 404 from elsewhere says nothing about the record. */
const codeOf: Readonly<Record<number, BackendErrorCode>> = {
  401: 'unauthenticated',
  404: 'unavailable',
  429: 'unavailable',
  503: 'unavailable',
};

async function ask(address: string): Promise<void> {
  const response = await fetch(address, { method: 'POST' }).catch(() => {
    throw new BackendFailure('offline', `${address} was not reached`);
  });
  if (!response.ok)
    throw new BackendFailure(codeOf[response.status] ?? 'unknown', `${address}: ${response.status}`);
}

/**
 * Wraps a backend with a real HTTP request before each read, before each write and before each answer, so
 * that `npm run faults` can make them fail. Files are sent in pieces. Only in that build.
 */
export function withFaultyNetwork<Backend extends BackendPort>(backend: Backend): Backend {
  const documents: DocumentsPort = {
    ...backend.documents,
    async get(path) {
      await ask('/link/read');
      return backend.documents.get(path);
    },
    async list(query) {
      await ask('/link/read');
      return backend.documents.list(query);
    },
    async listGroup(query) {
      await ask('/link/read');
      return backend.documents.listGroup(query);
    },
    async count(query) {
      await ask('/link/read');
      return backend.documents.count(query);
    },
    async commit(writes) {
      await ask('/link/request');
      await backend.documents.commit(writes);
      await ask('/link/answer');
    },
  };
  return { ...backend, documents, files: createDocumentFiles(documents) };
}
