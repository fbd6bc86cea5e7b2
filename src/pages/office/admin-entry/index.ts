export { AdminEntryPage as Component } from './ui/admin-entry-page';
export { loadEntry as loadRest } from '@/widgets/entry-page';
