/** Loads the reports of a school's page. */
export const loadSchoolOutcomes = async () => ({
  default: (await import(/* webpackChunkName: "part-outcome" */ './school-outcomes')).SchoolOutcomes,
});

/** Loads the reports of the desk. */
export const loadDeskOutcomes = async () => ({
  default: (await import(/* webpackChunkName: "desk-outcome" */ './desk-outcomes')).DeskOutcomes,
});

/** Loads the page of one report, with its pictures. */
export const loadReportPage = async () => ({
  default: (await import(/* webpackChunkName: "outcome-report" */ './report-page')).ReportPage,
});
