export { baseApi } from './base-api';
export { LoadBackendContext, useLoadBackend, type LoadBackend } from './backend-loader';
export { DataScope, ProvideDataContext, type ProvideData } from './data-scope';
export { keepFresh } from './keep-fresh';
export { keepListFresh, longListSeconds } from './keep-list-fresh';
export { familyOwner, keptAnswer, publicOwner } from './kept-answer';
export { KeptAnswersContext, useKeptSince, type KeptAnswers } from './kept-answers';
export { forgetUnreadable, readList, readRecord, unreadableRecords, useUnreadableRecords } from './read-list';
export { withBackend, type StoreServices } from './with-backend';
