export { loadSolvedSearch } from './model/load-solved-search';
export { packSolvedQuestions, type SolvedPack, type SolvedQuestion } from './model/solved-pack';
export { type SolvedSearch, type SolvedSearchOptions } from './model/solved-search';
