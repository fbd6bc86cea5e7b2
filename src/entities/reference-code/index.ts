export {
  codeGroups,
  createReferenceCode,
  formatReferenceCode,
  kindOfCode,
  parseReferenceCode,
  type CodeKind,
  type CodeProblem,
  type ReferenceCode,
} from './model/reference-code';
