export { saveCsv } from './save-csv';
export { toCsv, type CsvColumn } from './to-csv';
