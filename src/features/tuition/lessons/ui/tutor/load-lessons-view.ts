export const loadLessonsView = async () => ({
  default: (await import(/* webpackChunkName: "area-lessons" */ './lessons-view')).LessonsView,
});
