export const loadWeekView = async () => ({
  default: (await import(/* webpackChunkName: "area-week" */ './week-view')).WeekView,
});
