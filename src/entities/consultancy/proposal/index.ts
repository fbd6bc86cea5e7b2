export { useSchoolProposalsQuery } from './api/proposal-api';
export { createProposalAccess } from './model/proposal-access';
export { schoolProposalMachine } from './model/proposal-lifecycle';
export {
  isPastDate,
  maximumStepDays,
  maximumStepPesewas,
  maximumStepWords,
  parseSchoolProposal,
  personalFieldsOfSchoolProposal,
  type PlacedStep,
  type ProposalAnswer,
  type ProposalOffer,
  type ProposalStep,
  schoolProposalPath,
  schoolProposalsCollection,
  type SchoolProposal,
  stepsOf,
  storeSteps,
  sumsOf,
} from './model/school-proposal';
export { answerProposal, replaceProposal, sendProposal } from './model/write-proposal';
