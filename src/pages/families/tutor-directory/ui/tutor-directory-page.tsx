import { checksSymbol } from 'design-system';
import { ComingPage } from '@/widgets/coming-page';

const items = ['filters', 'evidence', 'profile', 'shortlist', 'empty'] as const;

export function TutorDirectoryPage() {
  return <ComingPage namespace="tutors" items={items} topic="tuition" symbol={checksSymbol} />;
}
