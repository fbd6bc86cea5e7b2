import { expect, it, vi } from 'vitest';
import { baseApi, withBackend } from '@/shared/api';
import { BackendFailure, type BackendPort } from '@/shared/backend';
import { createStore } from './create-store';

const { endpoints } = baseApi.injectEndpoints({
  endpoints: (build) => ({
    failing: build.query<null, 'forbidden' | 'offline'>({
      queryFn: withBackend((_backend, code): Promise<null> => Promise.reject(new BackendFailure(code, 'no'))),
    }),
  }),
});

it('tells of a refusal, after which the role is read again, and of no other failure', async () => {
  const onRefusal = vi.fn<() => void>();
  const store = createStore({ backend: {} as BackendPort }, onRefusal);
  await store.dispatch(endpoints.failing.initiate('offline'));
  expect(onRefusal).not.toHaveBeenCalled();
  await store.dispatch(endpoints.failing.initiate('forbidden'));
  expect(onRefusal).toHaveBeenCalledTimes(1);
});
