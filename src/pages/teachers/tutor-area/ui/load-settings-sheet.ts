/** Loads what stands behind the last button of the bar. */
export const loadSettingsSheet = async () => ({
  default: (await import(/* webpackChunkName: "area-settings" */ './settings-sheet')).SettingsSheet,
});
