/** Maximum bytes loaded by a first visit, including the service worker. Enforced by `e2e/visits.spec.ts`. */
export const firstVisitBytes = 735_000;
