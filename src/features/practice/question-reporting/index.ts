export { ReportQuestion } from './ui/report-question';
