export const loadNowPart = async () => ({
  default: (await import(/* webpackChunkName: "area-now" */ './now-part')).NowPart,
});

/** Loads the number of homework questions in the bar: their model is not needed for the first paint. */
export const loadHomeworkBadge = async () => ({
  default: (await import(/* webpackChunkName: "area-now" */ './homework-badge')).HomeworkBadge,
});
