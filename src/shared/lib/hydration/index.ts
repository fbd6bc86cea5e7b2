export { loadOrFallback } from './load-or-away';
export { useIsHydrated } from './use-is-hydrated';
export { hydrateOnTouch } from './wake-on-touch';
