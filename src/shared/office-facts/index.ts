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
export { besidesClosedDays, closedDaysIn, closedDaysText } from './closed-days';
export { factText } from './fact-text';
export { keepOffice, showKeptOffice } from './kept-office';
export { callAllSamples, dialled, hoursOf, readShownOffice, useOffice } from './office-store';
export { fieldsOfRest, officeFactsPath, publicAddressOf, type RestDocument } from './rest-facts';
export { nameOfOffice } from './office-name';
export { replyBy } from './reply-by';
export { teamOf } from './team';
export { hasOwnRates, useHasOwnRates } from './use-has-own-rates';
