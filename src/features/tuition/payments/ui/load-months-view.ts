export const loadMonthsView = async () => ({
  default: (await import(/* webpackChunkName: "desk-months" */ './months-view')).MonthsView,
});
