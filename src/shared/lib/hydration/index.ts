export { loadOrFallback } from './load-or-fallback';
export { useIsHydrated } from './use-is-hydrated';
export { hydrateOnTouch } from './hydrate-on-touch';
