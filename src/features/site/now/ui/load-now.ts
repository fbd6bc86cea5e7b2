/** Loads what is to be done now: a chunk that a page loads once it has a record. */
export const loadNowCard = async () => ({
  default: (await import(/* webpackChunkName: "part-now" */ './now-card')).NowCard,
});

export const loadAfterSteps = async () => ({
  default: (await import(/* webpackChunkName: "part-now" */ './after-steps')).AfterSteps,
});

/** Loads the cards of the home page: a chunk that only a phone with codes loads. */
export const loadHomeNow = async () =>
  (await import(/* webpackChunkName: "part-home-now" */ './home-now')).HomeNow;

/** Loads the next thing of a code in the list of this phone. */
export const loadCodeNow = async () => ({
  default: (await import(/* webpackChunkName: "part-home-now" */ './code-now')).CodeNow,
});
