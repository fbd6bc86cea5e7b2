import { sizes } from './assumptions';
import { measured, officeCosts, type OfficeCosts } from './office-costs';

const whole = (value: number) => Math.round(value).toLocaleString('en');
const dollars = (value: number) => (value === 0 ? 'nothing' : `$${value.toFixed(2)}`);
const gibibytes = (value: number) => `${value.toFixed(2)} GiB`;

const offices = sizes.map((size) => ({ size, costs: officeCosts(size) }));

const rowOf = (title: string, value: (costs: OfficeCosts) => string): readonly string[] => [
  title,
  ...offices.map(({ costs }) => value(costs)),
];

/** Rows of a Markdown table, padded as Prettier does. */
function table(rows: readonly (readonly string[])[]): string {
  const widths = (rows[0] ?? []).map((_, at) => Math.max(...rows.map((row) => (row[at] ?? '').length)));
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell, at) => (at === 0 ? cell.padEnd(widths[at] ?? 0) : cell.padStart(widths[at] ?? 0))).join(' | ')} |`;
  const rule = `| ${widths.map((width, at) => (at === 0 ? '-'.repeat(width) : `${'-'.repeat(width - 1)}:`)).join(' | ')} |`;
  const [head = [], ...body] = rows;
  return [line(head), rule, ...body.map(line)].join('\n');
}

/** What offices of each size pay, in total. For README.md. */
export const totalsTable = (): string =>
  table([
    ['Requests a year', ...sizes.map(whole)],
    rowOf('reads on an average working day', ({ readsADay }) => whole(readsADay)),
    rowOf('writes on an average working day', ({ writesADay }) => whole(writesADay)),
    rowOf('documents after a year, read by each backup', ({ documents }) => whole(documents)),
    rowOf('stored after a year', ({ stored }) => gibibytes(stored)),
    rowOf('sent in a month, with four backups', ({ sent }) => gibibytes(sent)),
    rowOf('the busiest day is free', ({ isFreeAtPeak }) => (isFreeAtPeak ? 'yes' : 'no')),
    rowOf('pays in an average month', (costs) => dollars(costs.dollars)),
    rowOf('would pay in a month of busiest days', (costs) => dollars(costs.dollarsAtPeak)),
  ]);

/** Reads of a day by action, for offices of each size. For docs/operations.md. */
export const readsTable = (): string =>
  table([
    ['Reads on an average working day', ...sizes.map(whole)],
    ...Object.keys(offices[0]?.costs.reads ?? {}).map((action) =>
      rowOf(action, ({ reads }) => whole(reads[action] ?? 0)),
    ),
    rowOf('all', ({ readsADay }) => whole(readsADay)),
  ]);

/** What one action reads and writes, as measured. For `npm run bench`. */
export const measuredRows = () => ({
  reads: Object.entries(measured.reads).map(([action, { reads, requests }]) => ({
    action,
    reads,
    'with roles': reads + requests,
  })),
  writes: Object.entries(measured.writes).map(([action, { writes, readByRules }]) => ({
    action,
    writes,
    'read by rules': readByRules,
  })),
});

/** Where the tables stand, between two markers. */
export const placesOfTables = [
  { file: 'README.md', name: 'costs', table: totalsTable },
  { file: 'docs/operations.md', name: 'reads', table: readsTable },
] as const;

/**
 * A page with its table between the markers.
 * @throws Error when the page has no such markers
 */
export function withTable(page: string, name: string, text: string): string {
  const [start, end] = [`<!-- ${name}: npm run costs -->`, `<!-- /${name} -->`];
  const [from, to] = [page.indexOf(start), page.indexOf(end)];
  if (from < 0 || to < from) throw new Error(`no place for the table ${name}`);
  return `${page.slice(0, from + start.length)}\n\n${text}\n\n${page.slice(to)}`;
}
