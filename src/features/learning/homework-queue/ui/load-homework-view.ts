export const loadHomeworkView = async () => ({
  default: (await import(/* webpackChunkName: "area-homework" */ './homework-view')).HomeworkView,
});
