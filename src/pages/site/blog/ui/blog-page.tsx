import { journeySymbol } from 'design-system';
import { ComingPage } from '@/widgets/coming-page';

const items = ['season', 'offline', 'source'] as const;

export function BlogPage() {
  return <ComingPage namespace="blog" items={items} topic="other" symbol={journeySymbol} />;
}
