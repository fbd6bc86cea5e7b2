export { type OpenSchoolPage, useSchoolPageQuery, useSchoolPagesQuery } from './api/school-page-api';
export {
  createSchoolPageAccess,
  createShownAccess,
  type SchoolPageSurroundings,
} from './model/school-page-access';
export { schoolPageLifecycle, schoolPageMachine } from './model/school-page-lifecycle';
export {
  type ApplicantCount,
  countPath,
  passedPath,
  type PassedApplicant,
  type SchoolPage,
  schoolPagePath,
} from './model/school-page';
export { openSchoolPage, schoolPageOpened, showApplicant, writeCount } from './model/write-school-page';
