export { EntryPage } from './ui/entry-page';
