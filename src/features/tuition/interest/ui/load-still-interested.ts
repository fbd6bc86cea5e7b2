export const loadStillInterested = async () => ({
  default: (await import(/* webpackChunkName: "part-lessons" */ './still-interested')).StillInterested,
});
