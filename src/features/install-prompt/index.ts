export { InstallPromptContext } from './model/install-prompt-context';
export {
  installPromptMachine,
  type InstallFact,
  type InstallPromptActor,
} from './model/install-prompt-machine';
export { createPostponement } from './model/postponement';
export { InstallPlace } from './ui/install-place';
