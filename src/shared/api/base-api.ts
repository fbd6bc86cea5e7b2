import { createApi, fakeBaseQuery } from '@reduxjs/toolkit/query/react';
import type { BackendError } from '../backend';

/** Empty: slices inject their endpoints. */
export const baseApi = createApi({
  reducerPath: 'backend',
  baseQuery: fakeBaseQuery<BackendError>(),
  endpoints: () => ({}),
});
