/** Loads the number of families to tell: its model is not needed for the first paint. */
export const loadToTellBadge = async () => ({
  default: (await import(/* webpackChunkName: "area-telling" */ './to-tell-badge')).ToTellBadge,
});
