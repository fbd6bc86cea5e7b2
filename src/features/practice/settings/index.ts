export { PracticeSettingsForm } from './ui/practice-settings-form';
