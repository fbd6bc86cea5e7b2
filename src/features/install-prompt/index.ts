export { InstallPromptContext, useInstallPrompt, type InstallPrompt } from './model/install-prompt-context';
export {
  installPromptMachine,
  type InstallFact,
  type InstallPromptActor,
} from './model/install-prompt-machine';
export { createPostponement } from './model/postponement';
export { InstallCard } from './ui/install-card';
