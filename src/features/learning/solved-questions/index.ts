export { searchedOf } from './model/merge-solved';
export { packSolvedQuestions, solvedPackAddress } from './model/solved-pack';
export { SimilarQuestions } from './ui/similar-questions';
export { SolvedPart } from './ui/solved-part';
export { SolvedThread } from './ui/solved-thread';
