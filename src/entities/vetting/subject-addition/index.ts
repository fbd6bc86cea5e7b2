export { useAllAdditionsQuery, useTutorAdditionsQuery } from './api/addition-api';
export { createAdditionAccess, createAdditionMover } from './model/addition-access';
export { additionLifecycle, additionMachine } from './model/addition-lifecycle';
export {
  additionCollection,
  type AdditionDecision,
  additionPapers,
  additionPath,
  askForSubjects,
  filesOfAddition,
  type NewAddition,
  personalFieldsOfAddition,
  refusalsOfAddition,
  type SubjectAddition,
  subjectsAsked,
} from './model/subject-addition';
