export { EntryPage, loadEntry } from './ui/entry-page';
