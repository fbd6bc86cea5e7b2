import { configureStore, isRejectedWithValue, type Middleware } from '@reduxjs/toolkit';
import { baseApi, forgetMemories, type StoreServices } from '@/shared/api';
import type { BackendError } from '@/shared/backend';

/**
 * Creates the RTK Query store; endpoints reach the backend through `services`.
 * @param onRefusal called when the backend refuses a call of somebody who may have lost a role or duty
 */
export function createStore(services: StoreServices, onRefusal: () => void = () => undefined) {
  // Reset the queries' memory together with the cache.
  const clearMemories: Middleware = () => (next) => (action) => {
    if (baseApi.util.resetApiState.match(action)) forgetMemories(services);
    return next(action);
  };
  const tellRefusals: Middleware = () => (next) => (action) => {
    if (isRejectedWithValue(action) && (action.payload as BackendError | undefined)?.code === 'forbidden')
      onRefusal();
    return next(action);
  };
  return configureStore({
    reducer: { [baseApi.reducerPath]: baseApi.reducer },
    middleware: (defaults) =>
      defaults({ thunk: { extraArgument: services } }).concat(
        clearMemories,
        tellRefusals,
        baseApi.middleware,
      ),
  });
}

export type Store = ReturnType<typeof createStore>;
