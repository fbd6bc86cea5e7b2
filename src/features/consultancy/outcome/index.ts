export { readReportAddress } from './model/report-address';
export { loadDeskOutcomes, loadReportPage, loadSchoolOutcomes } from './ui/load-outcomes';
