export { saveCsv } from './save-csv';
export { toCsv } from './to-csv';
