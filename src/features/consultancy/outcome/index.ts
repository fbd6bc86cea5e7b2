export { barsOf, heightOf, ticksOf } from './model/chart-shapes';
export { decodeCsv, readCsv } from './model/read-csv';
export { readTable } from './model/table-columns';
export { takeOver } from './model/take-over';
