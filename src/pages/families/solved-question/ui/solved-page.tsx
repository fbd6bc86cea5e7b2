import { useEffect } from 'react';
import { DemoBanner } from '@/features/site/demo';
import { whenIdle } from '@/shared/lib/device';
import { hydrateOnTouch } from '@/shared/lib/hydration';
import { importSolvedPart } from './load-solved-part';
import { SolvedWaiting } from './solved-waiting';

const part = hydrateOnTouch(async () => (await importSolvedPart()).SolvedPart);

/** One solved homework question, by its slug. */
export function SolvedPage() {
  // The document has the question; its parts open without waiting for a touch.
  useEffect(() => whenIdle(part.hydrate), []);
  return (
    <>
      <DemoBanner />
      <part.Part fallback={<SolvedWaiting />} />
    </>
  );
}
