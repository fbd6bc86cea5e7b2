import { readFileSync, writeFileSync } from 'node:fs';
import { placesOfTables, readsTable, totalsTable, withTable } from './costs-table';

/** Writes what offices pay into the pages, and prints it: `npm run costs`. */
for (const { file, name, table } of placesOfTables)
  writeFileSync(file, withTable(readFileSync(file, 'utf8'), name, table()));
console.log(`${totalsTable()}\n\n${readsTable()}`);
