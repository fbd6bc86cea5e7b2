import { checksSymbol } from 'design-system';
import { ComingPage } from '@/widgets/coming-page';

const items = ['stages', 'papers', 'referees', 'conduct', 'refusal'] as const;

export function ApplyPage() {
  return <ComingPage namespace="apply" items={items} topic="teaching" symbol={checksSymbol} />;
}
