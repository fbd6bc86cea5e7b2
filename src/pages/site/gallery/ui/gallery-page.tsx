import { homeSymbol } from 'design-system';
import { ComingPage } from './coming-page';

const items = ['size', 'consent', 'captions'] as const;

export function GalleryPage() {
  return <ComingPage namespace="gallery" items={items} topic="other" symbol={homeSymbol} />;
}
