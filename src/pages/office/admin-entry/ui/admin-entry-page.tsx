import { EntryPage } from '@/widgets/entry-page';

export function AdminEntryPage() {
  return <EntryPage area="admin" />;
}
