export { toCalendar } from './to-calendar';
