export const loadToTellView = async () => ({
  default: (await import(/* webpackChunkName: "area-telling" */ './to-tell-view')).ToTellView,
});
