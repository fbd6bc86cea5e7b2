export {
  codeGroups,
  createReferenceCode,
  formatReferenceCode,
  kindOfCode,
  parseReferenceCode,
  type CodeKind,
  type CodeProblem,
} from './model/reference-code';
export { type ReferenceCode } from '@/shared/submission';
