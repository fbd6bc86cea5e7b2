import { isLate, type DeskRecord } from '../records/desk-record';
import { StateMark } from '../view/state-mark';
import { RecordAge, WidestAges } from './record-age';
import type { RecordColumn } from './record-column';
import { widestTexts } from './widest-texts';

interface TextColumn<Row> extends Pick<RecordColumn<Row>, 'key' | 'title' | 'isWide' | 'sortValue'> {
  readonly text: (row: Row) => string;
}

/** A column of texts. */
export const textColumn = <Row,>({ text, ...column }: TextColumn<Row>): RecordColumn<Row> => ({
  ...column,
  show: text,
  widest: (rows) => widestTexts(rows.map(text)),
});

/** The column `sent`: how long ago. A late record stands out. */
export const ageColumn = (title: string, now: Date): RecordColumn<DeskRecord> => ({
  key: 'sent',
  title,
  sortValue: ({ createdAt }) => Date.parse(createdAt),
  show: (row) => <RecordAge since={row.createdAt} now={now} isLate={isLate(row, now)} />,
  widest: () => [<WidestAges key="ages" now={now} />],
});

interface StateColumn {
  readonly title: string;
  readonly now: Date;
  /** All states, in the order of sorting. */
  readonly states: readonly string[];
  /** The states in which a record can be late. */
  readonly lateStates?: readonly string[];
}

/** The column `state`. States that the view does not name sort last. */
export const stateColumn = ({
  title,
  now,
  states,
  lateStates = [],
}: StateColumn): RecordColumn<DeskRecord> => ({
  key: 'state',
  title,
  sortValue: ({ state }) => placeIn(states, state),
  show: (row) => <StateMark state={row.state} isLate={isLate(row, now)} />,
  widest: () =>
    states.map((state) => <StateMark key={state} state={state} isLate={lateStates.includes(state)} />),
});

/** Place of a value in an order, to sort by; undefined when it is not there. */
export function placeIn<Value>(order: readonly Value[], value: Value): number | undefined {
  const place = order.indexOf(value);
  return place === -1 ? undefined : place;
}
