export {
  deskQuery,
  logQuery,
  type DeskView,
  deskViews,
  namesList,
  readDeskPlace,
  startOf,
} from './address/desk-address';
export { recordPlace } from './address/record-place';
export { type DeskWays } from './address/desk-ways';
export { BulkNote } from './parts/bulk-note';
export { Confirm } from './parts/confirm';
export { deskStyles } from './parts/desk-styles';
export { SelectAll } from './parts/select-all';
export { leadToNextStep, nextStep } from './parts/next-step';
export { MoreButton } from './parts/more-button';
export { OutdatedNote } from './parts/outdated-note';
export { OvertakenNote } from './parts/overtaken-note';
export { useAskedMove, useAsking } from './parts/use-asking';
export { PaperViewer } from './papers/paper-viewer';
export { type DeskFilters, findRecord, indexRecords } from './records/desk-list';
export {
  type DeskRecord,
  isDue,
  isLate,
  officeTransitions,
  searchTexts,
  shortCode,
} from './records/desk-record';
export { junkTransitionOf } from './records/selectable';
export { type BulkAct, type GivenReason } from './records/bulk-act';
export { useDeskRecords } from './records/use-desk-records';
export { useLongList } from './records/use-long-list';
export { type ShownPast, usePastRecords } from './records/use-past-records';
export { useIndexWithPast } from './records/use-index-with-past';
export { type RecordColumn } from './columns/record-column';
export { useTimeColumns } from './columns/time-columns';
export { useDeskTable } from './table/use-desk-table';
export { useSelection, useSelectionState, type Selection } from './table/use-selection';
export { ageColumn, placeIn, stateColumn, textColumn } from './columns/usual-columns';
export { widestTexts } from './columns/widest-texts';
export { DeskSearch } from './view/desk-search';
export { LifecycleBar } from './view/lifecycle-bar';
export { type ListActs, type ListSlots } from './view/list-slots';
export { LogLink } from './view/log-link';
export { PastMonth } from './view/past-month';
export { PastPages } from './view/past-pages';
export { RecordList } from './view/record-list';
export { type ListLog, ListLogContext, savedLists } from './view/list-log';
export { SaveByMonth } from './view/save-by-month';
export { SaveList } from './view/save-list';
export { RecordPage, RecordSide } from './view/record-page';
export { StateMark } from './view/state-mark';
export { useOpenRecord } from './view/use-open-record';
export { ToolPanel } from './view/tool-panel';
