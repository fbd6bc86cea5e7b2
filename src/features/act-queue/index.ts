export { isWaitingAct, type Act, type NewAct } from './model/act';
export { actMachine } from './model/act-machine';
export { createActStore } from './model/act-store';
export { LoadActsContext, type Acts, type LoadActs } from './model/acts';
export { commitAct } from './model/commit-act';
export { sendActs } from './model/send-acts';
export { useActs } from './model/use-acts';
