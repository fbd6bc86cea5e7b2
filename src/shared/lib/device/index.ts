export { isOnline, isSavingData } from './connection';
export { whenIdle } from './idle';
export { createInstallPort, type InstallNews, type InstallPort } from './install-port';
export { observeMedia, prefersReducedMotion } from './media';
export { inOneTab, isSlowestNetwork, observeNetwork, observeReturn, serviceWorkers } from './network';
export { tellWorkerOfPage } from './tell-worker';
