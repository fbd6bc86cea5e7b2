import { consultancySymbol } from 'design-system';
import { ComingPage } from '@/widgets/coming-page';

const items = ['scope', 'slot', 'proposal'] as const;

export function ConsultPage() {
  return <ComingPage namespace="consult" items={items} topic="consultancy" symbol={consultancySymbol} />;
}
