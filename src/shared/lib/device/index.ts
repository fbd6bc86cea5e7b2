export { askToNotify, canCheckInBackground, mayNotify } from './app-news';
export { playChime } from './chime';
export { copyText } from './clipboard';
export { isOnline, isSavingData } from './connection';
export { whenIdle } from './idle';
export { createInstallPort, isInstalledApp, type InstallNews, type InstallPort } from './install-port';
export { observeMedia, prefersReducedMotion } from './media';
export {
  holdLock,
  ifFree,
  inOneTab,
  isSlowestNetwork,
  observeNetwork,
  observeReturn,
  serviceWorkers,
} from './network';
export { closeNotifications, setBackgroundCheck, showBadge } from './news-signals';
export { printAlone, usePrintedAlone } from './print-alone';
export { shareContent } from './share-content';
export { submitForm } from './submit-form';
export { notifyWorkerOfPage } from './tell-worker';
export { useCopying } from './use-copying';
export { useIsOnline } from './use-is-online';
export { useUntilNextAct } from './use-until-next-act';
