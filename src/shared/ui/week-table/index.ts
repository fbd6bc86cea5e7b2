export { WeekTable } from './week-table';
