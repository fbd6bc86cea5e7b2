import { counsellingSymbol } from 'design-system';
import { ComingPage } from '@/widgets/coming-page';

const items = ['slots', 'anyone', 'private'] as const;

export function CounsellorsPage() {
  return <ComingPage namespace="counsellors" items={items} topic="counselling" symbol={counsellingSymbol} />;
}
