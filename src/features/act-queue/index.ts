export { isFailedAct, isWaitingAct, type Act, type NewAct } from './model/act';
export { actMachine } from './model/act-machine';
export { actsOver } from './model/acts-over';
export { createActStore } from './model/act-store';
export { LoadActsContext, type Acts, type LoadActs } from './model/acts';
export { commitAct } from './model/commit-act';
export { sendActs } from './model/send-acts';
export { useActs } from './model/use-acts';
