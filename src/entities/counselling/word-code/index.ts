export { loadWords } from './model/load-words';
export {
  createWordCode,
  isLikeWords,
  parseWordCode,
  type WordCode,
  type WordCodeProblem,
} from './model/word-code';
