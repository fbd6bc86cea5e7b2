import { configureStore } from '@reduxjs/toolkit';
import { baseApi, type StoreServices } from '@/shared/api';

/** The cache of remote data; every endpoint reaches the backend through `services`. */
export function createStore(services: StoreServices) {
  return configureStore({
    reducer: { [baseApi.reducerPath]: baseApi.reducer },
    middleware: (defaults) => defaults({ thunk: { extraArgument: services } }).concat(baseApi.middleware),
  });
}

export type Store = ReturnType<typeof createStore>;
