export { deskQuery, type DeskView, deskViews, readDeskPlace, startOf } from './address/desk-address';
export { type DeskWays } from './address/desk-ways';
export { BulkNote } from './parts/bulk-note';
export { Confirm } from './parts/confirm';
export { deskStyles } from './parts/desk-styles';
export { type DeskFilters, type DeskIndex, indexRecords, type SortValues } from './records/desk-list';
export {
  type DeskRecord,
  isDue,
  isLate,
  officeTransitions,
  searchTexts,
  shortCode,
} from './records/desk-record';
export { junkTransitionOf, mostAtOnce } from './records/selectable';
export { type Selection, useSelection } from './records/use-selection';
export { useShownRows } from './records/use-shown-rows';
export { useWithJunk } from './records/use-with-junk';
export { type RecordColumn } from './table/record-row';
export { RecordTable } from './table/record-table';
export { useWidestAges } from './table/use-widest-ages';
export { widestTexts } from './table/widest-texts';
export { DeskSearch } from './view/desk-search';
export { LifecycleBar } from './view/lifecycle-bar';
export { ListLayout } from './view/list-layout';
export { type ListSlots } from './view/list-slots';
export { StateMark } from './view/state-mark';
export { ViewHead, type ViewHeadProps } from './view/view-head';
