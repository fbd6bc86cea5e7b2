/** Loads what puts accepted words over those of the build; English visitors load none of it. */
export const loadWordOverlay = async () =>
  (await import(/* webpackChunkName: "word-overlay" */ './follow-overlay')).followOverlay;
