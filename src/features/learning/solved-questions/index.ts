export { searchedOf } from './model/merge-solved';
export { loadSolvedSearch } from './model/load-solved-search';
export {
  packSolvedQuestions,
  solvedPackAddress,
  type SolvedPack,
  type SolvedQuestion,
} from './model/solved-pack';
export { type SolvedSearch, type SolvedSearchOptions } from './model/solved-search';
export { useSolvedSearch } from './model/use-solved-search';
export { SimilarQuestions } from './ui/similar-questions';
export { SolvedPart } from './ui/solved-part';
export { SolvedThread } from './ui/solved-thread';
