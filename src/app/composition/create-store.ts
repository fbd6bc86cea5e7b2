import { configureStore, type Middleware } from '@reduxjs/toolkit';
import { baseApi, forgetMemories, type StoreServices } from '@/shared/api';

/** Creates the RTK Query store; endpoints reach the backend through `services`. */
export function createStore(services: StoreServices) {
  // Reset the queries' memory together with the cache.
  const clearMemories: Middleware = () => (next) => (action) => {
    if (baseApi.util.resetApiState.match(action)) forgetMemories(services);
    return next(action);
  };
  return configureStore({
    reducer: { [baseApi.reducerPath]: baseApi.reducer },
    middleware: (defaults) =>
      defaults({ thunk: { extraArgument: services } }).concat(clearMemories, baseApi.middleware),
  });
}

export type Store = ReturnType<typeof createStore>;
