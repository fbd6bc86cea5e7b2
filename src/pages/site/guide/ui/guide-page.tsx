import { hydrateOnTouch } from '@/shared/lib/hydration';
import { GuideWaiting } from './guide-waiting';
import { importGuidePart } from './load-guide-part';

const part = hydrateOnTouch(async () => (await importGuidePart()).GuidePart);

/** One guide, by its slug. Its document can be read before any script. */
export function GuidePage() {
  return <part.Part fallback={<GuideWaiting />} />;
}
