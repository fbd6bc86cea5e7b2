export { WordingsView } from './ui/wordings-view';
