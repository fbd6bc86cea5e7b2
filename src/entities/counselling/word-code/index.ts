export { loadWords } from './model/load-words';
export {
  createWordCode,
  isLikeWords,
  type ParsedWordCode,
  parseWordCode,
  type WordCode,
  type WordCodeProblem,
} from './model/word-code';
