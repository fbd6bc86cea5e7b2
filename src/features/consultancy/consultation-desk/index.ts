export { ConsultationsView } from './ui/consultations-view';
