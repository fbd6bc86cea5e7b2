export { DateLocaleField } from './ui/date-locale-field';
