export { SettingsView } from './ui/settings-view';
