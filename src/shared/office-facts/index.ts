export {
  builtFacts,
  isBuiltFromSamples,
  type FactName,
  type GivenFacts,
  type OfficeFacts,
} from './built-facts';
export { factText } from './fact-text';
export { factsIn, keepOffice, showKeptOffice } from './kept-office';
export { callAllSamples, dialled, hoursOf, readShownOffice, useOffice } from './office-store';
