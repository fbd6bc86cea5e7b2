export { AdminEntryPage as Component } from './ui/admin-entry-page';
