export {
  codeGroups,
  codePart,
  codeReader,
  createReferenceCode,
  formatCodePart,
  formatReferenceCode,
  kindOfCode,
  parseReferenceCode,
  readCodePart,
  type CodeKind,
  type CodeProblem,
} from './model/reference-code';
export { CodeForm } from './ui/code-form';
export { type ReferenceCode } from '@/shared/submission';
