export { saveBlob, saveCsv, saveText } from './save-csv';
export { type CsvColumn, toCsv } from './to-csv';
