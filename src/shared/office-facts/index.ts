export {
  bakedFacts,
  builtFacts,
  factsIn,
  type FactName,
  type GivenFacts,
  type OfficeFacts,
  type PoliceCertificate,
  type TrialPayer,
} from './built-facts';
export { factText } from './fact-text';
export { keepOffice, showKeptOffice } from './kept-office';
export { callAllSamples, dialled, hoursOf, readShownOffice, useOffice } from './office-store';
export { factsAddressOf, fieldsOfRest, type RestDocument } from './rest-facts';
export { useHasOwnRates } from './use-has-own-rates';
