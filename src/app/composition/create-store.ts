import { configureStore, type Middleware } from '@reduxjs/toolkit';
import { baseApi, forgetMemories, type StoreServices } from '@/shared/api';

/** The cache of remote data; every endpoint reaches the backend through `services`. */
export function createStore(services: StoreServices) {
  // What queries remember beside the cache goes with it.
  const forgetful: Middleware = () => (next) => (action) => {
    if (baseApi.util.resetApiState.match(action)) forgetMemories(services);
    return next(action);
  };
  return configureStore({
    reducer: { [baseApi.reducerPath]: baseApi.reducer },
    middleware: (defaults) =>
      defaults({ thunk: { extraArgument: services } }).concat(forgetful, baseApi.middleware),
  });
}

export type Store = ReturnType<typeof createStore>;
