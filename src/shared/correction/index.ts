export {
  correctionChanges,
  correctionReasons,
  isTrueOfCorrection,
  type Correctable,
  type Correction,
  valueOfField,
} from './correction';
