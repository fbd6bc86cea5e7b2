export {
  correctionChanges,
  correctionReasons,
  isTrueOfCorrection,
  type Correctable,
  type Correction,
  valueOfField,
  withCorrection,
} from './correction';
