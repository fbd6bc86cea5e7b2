import { useEffect } from 'react';
import { useBuiltArticles } from '@/entities/content/article';
import { whenIdle } from '@/shared/lib/device';
import { hydrateOnTouch } from '@/shared/lib/hydration';
import { GuideWaiting } from './guide-waiting';
import { importGuidePart } from './load-guide-part';

const part = hydrateOnTouch(async () => (await importGuidePart()).GuidePart);

/** One guide, by its slug. Its document can be read before any script. */
export function GuidePage() {
  const built = useBuiltArticles();
  // The office may have changed an article, or taken it off the site, since its document was written.
  useEffect(() => (built?.article ? whenIdle(part.hydrate) : undefined), [built]);
  return <part.Part fallback={<GuideWaiting />} />;
}
