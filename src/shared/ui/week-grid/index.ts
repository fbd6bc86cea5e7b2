export { WeekGrid } from './week-grid';
