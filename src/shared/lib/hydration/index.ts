export { loadOrAway } from './load-or-away';
export { useIsHydrated } from './use-is-hydrated';
export { wakeOnTouch } from './wake-on-touch';
