export { AppUpdateContext } from './model/app-update-context';
export {
  type AppUpdateActor,
  appUpdateMachine,
  type RegistrationCommand,
  type WorkerFact,
  type WorkerStage,
} from './model/app-update-machine';
export { selectNeedsFullLoad } from './model/app-update-selectors';
export { useBuildFacts } from './model/use-build-facts';
export { AppUpdateNotice } from './ui/app-update-notice';
