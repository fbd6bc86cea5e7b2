/** Loads what is to be done now: a chunk that a page loads once it has a record. */
export const loadNowCard = async () => ({
  default: (await import(/* webpackChunkName: "part-now" */ './now-card')).NowCard,
});

export const loadAfterSteps = async () => ({
  default: (await import(/* webpackChunkName: "part-now" */ './after-steps')).AfterSteps,
});
