export const loadLessonsView = async () => ({
  default: (await import(/* webpackChunkName: "area-lessons" */ './lessons-view')).LessonsView,
});

/** Loads the part about a lesson of today, for the card on the first tab. */
export const loadTodayPart = async () => ({
  default: (await import(/* webpackChunkName: "area-lessons" */ './today-part')).TodayPart,
});

/** Loads what a tutor is told of cancelled lessons, on the first tab. */
export const loadCancelledNotes = async () => ({
  default: (await import(/* webpackChunkName: "area-lessons" */ './cancelled-notes')).CancelledNotes,
});
