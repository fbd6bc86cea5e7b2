export { useIsHydrated } from './use-is-hydrated';
export { wakeOnTouch, type SleepingPart } from './wake-on-touch';
