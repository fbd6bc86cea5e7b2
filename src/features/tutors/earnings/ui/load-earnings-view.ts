export const loadEarningsView = async () => ({
  default: (await import(/* webpackChunkName: "area-earnings" */ './earnings-view')).EarningsView,
});
