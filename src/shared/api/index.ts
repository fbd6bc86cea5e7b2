export { baseApi } from './base-api';
export { LoadBackendContext, useLoadBackend, type LoadBackend } from './backend-loader';
export { DataScope, ProvideDataContext, type ProvideData } from './data-scope';
export { longListSeconds } from './keep-list-fresh';
export { historyPages, historyPageSize, type HistoryPage } from './history-pages';
export { foundList, junkList, liveList, liveSelection, newestFirst, oldestFirst } from './live-list';
export { livePages, liveQuery } from './live-query';
export { persistedQuery } from './persisted-query';
export { familyOwner, publicOwner } from '@/shared/config';
export {
  PersistedQueriesContext,
  useForgetKept,
  useIsHeld,
  useIsUnkept,
  useKeepNothingOf,
  useKeptSince,
  type PersistedQueries,
} from './persisted-queries';
export { OptionalDataScope } from './optional-data-scope';
export { onePress, type Pressed } from './one-press';
export { outcomeOf } from './outcome-of';
export {
  forgetUnreadable,
  readEach,
  readGroup,
  readList,
  readOne,
  readRecord,
  unreadableRecords,
  useUnreadableRecords,
} from './read-list';
export { withBackend, type StoreServices } from './with-backend';
export { forgetMemories, visitorMemory } from './visitor-memory';
