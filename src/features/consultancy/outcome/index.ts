export { readReportAddress, type ReportAddress } from './model/report-address';
export { loadDeskOutcomes, loadReportPage, loadSchoolOutcomes } from './ui/load-outcomes';
