import {
  BackendFailure,
  createDocumentFiles,
  type BackendErrorCode,
  type BackendPort,
  type DocumentsPort,
} from '@/shared/backend';

/** What an HTTP status means in words of the port. A 404 that the backend did not give says nothing about the record. */
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
 * The same backend with a network before it: a read or a write is asked for, done, and answered for over real requests, each of
 * which `npm run faults` lets fail in every way. Files go over it piece by piece. Only the build of that run has it.
 */
export function overFaultyLink<Backend extends BackendPort>(backend: Backend): Backend {
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
    async commit(writes) {
      await ask('/link/request');
      await backend.documents.commit(writes);
      await ask('/link/answer');
    },
  };
  return { ...backend, documents, files: createDocumentFiles(documents) };
}
