export { RequestsView } from './ui/requests-view';
