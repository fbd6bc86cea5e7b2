export { searchedOf } from './model/merge-solved';
export { packSolvedQuestions, solvedPackAddress } from './model/solved-pack';
export { firstHint, type SolvedProgress } from './model/open-parts';
export { SimilarQuestions } from './ui/similar-questions';
export { SolvedPart } from './ui/solved-part';
export { SolvedThread } from './ui/solved-thread';
