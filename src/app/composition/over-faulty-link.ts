import { BackendFailure, type BackendErrorCode, type BackendPort } from '@/shared/backend';

/** What an HTTP status of a backend means in words of the port. */
const codeOf: Readonly<Record<number, BackendErrorCode>> = {
  400: 'invalid',
  401: 'unauthenticated',
  403: 'forbidden',
};

async function ask(address: string): Promise<void> {
  const response = await fetch(address, { method: 'POST' }).catch(() => {
    throw new BackendFailure('offline', `${address} was not reached`);
  });
  if (!response.ok)
    throw new BackendFailure(codeOf[response.status] ?? 'unknown', `${address}: ${response.status}`);
}

/**
 * The same backend with a network before it: a write is asked for, done, and answered for over real requests, each of which
 * `npm run faults` lets fail in every way. Only the build of that run has it.
 */
export function overFaultyLink<Backend extends BackendPort>(backend: Backend): Backend {
  const { documents } = backend;
  return {
    ...backend,
    documents: {
      ...documents,
      async commit(writes) {
        await ask('/link/request');
        await documents.commit(writes);
        await ask('/link/answer');
      },
    },
  };
}
