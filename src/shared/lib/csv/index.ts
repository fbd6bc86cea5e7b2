export { saveCsv } from './save-csv';
export { type CsvColumn, toCsv } from './to-csv';
