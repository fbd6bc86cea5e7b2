export { actMachine } from './act-machine';
export { createActStore } from './act-store';
export { type Act, isFailedAct, isWaitingAct, type NewAct } from './act';
export { actsOver } from './acts-over';
export { type Acts, type LoadActs, LoadActsContext } from './acts';
export { commitAct } from './commit-act';
export { sendActs } from './send-acts';
export { useActs } from './use-acts';
