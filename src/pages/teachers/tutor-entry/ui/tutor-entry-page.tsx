import { EntryPage } from '@/widgets/entry-page';

export function TutorEntryPage() {
  return <EntryPage area="tutor" />;
}
