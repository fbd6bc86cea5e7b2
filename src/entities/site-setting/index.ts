export { useSiteSettingsQuery } from './api/settings-api';
export {
  changedFacts,
  commitSettings,
  type SettingsChange,
  settingsLine,
  writeSettings,
} from './model/change-settings';
export { isTrueOfSettings, siteSettingsAccess } from './model/settings-access';
export {
  closedNameLength,
  factGroups,
  maximumClosedDays,
  maximumOpenHolidays,
  noticeLength,
  parseSiteSettings,
  personLength,
  personShape,
  siteSettingsPath,
  policeCertificates,
  trialPayers,
  type FactGroup,
  type OfficeSettings,
} from './model/site-settings';
