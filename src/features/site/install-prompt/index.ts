export { InstallPromptContext } from './model/install-prompt-context';
export {
  type InstallFact,
  type InstallPromptActor,
  installPromptMachine,
} from './model/install-prompt-machine';
export { createPostponement } from './model/postponement';
export { InstallPlace } from './ui/install-place';
