import type { BaseQueryApi } from '@reduxjs/toolkit/query';
import type { PersistedQueries } from './persisted-queries';
import { toBackendError, type BackendError, type BackendPort } from '../backend';

/** The `extra` argument of every query and mutation; wired in app/composition. */
export interface StoreServices {
  readonly backend: BackendPort;
  /** When absent, no answers are stored. */
  readonly persistedQueries?: PersistedQueries;
}

export type QueryResult<Data> = { data: Data } | { error: BackendError };

/** Turns a call on the backend port into a `queryFn`. Errors become a serializable `BackendError`. */
export function withBackend<Arg, Data>(
  run: (backend: BackendPort, arg: Arg, services: StoreServices) => Promise<Data>,
) {
  return async (arg: Arg, api: BaseQueryApi): Promise<QueryResult<Data>> => {
    const services = api.extra as StoreServices;
    try {
      return { data: await run(services.backend, arg, services) };
    } catch (cause) {
      return { error: toBackendError(cause) };
    }
  };
}
