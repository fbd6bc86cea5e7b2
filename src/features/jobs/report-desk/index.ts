export { ReportNotes } from './ui/report-notes';
export { ReportsView } from './ui/reports-view';
