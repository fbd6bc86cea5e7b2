import { practiceSymbol } from 'design-system';
import { ComingPage } from '@/widgets/coming-page';

const items = ['photo', 'parts', 'hints', 'time'] as const;

export function HomeworkPage() {
  return <ComingPage namespace="homework" items={items} topic="homework" symbol={practiceSymbol} />;
}
