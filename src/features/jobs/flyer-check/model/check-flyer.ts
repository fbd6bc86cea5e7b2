import { lookForSigns, type FoundSign } from './find-signs';
import { readFlyer, type Flyer } from './read-flyer';
import { recogniseFlyer, type RecognisedFlyer } from './recognise-flyer';

/** What the page can say about a pasted text. */
export interface CheckedFlyer {
  readonly what: RecognisedFlyer;
  readonly flyer: Flyer;
  readonly found: readonly FoundSign[];
}

/** Longest time without a pause, in milliseconds. */
const mostMs = 20;

const nextTask = () => new Promise<void>((resolve) => setTimeout(resolve));

/** Checks a text on this device, with pauses, so that the page stays usable during a long one. */
export async function checkFlyer(
  pasted: string,
  pause: () => Promise<void> = nextTask,
  now: () => number = () => performance.now(),
): Promise<CheckedFlyer> {
  const what = recogniseFlyer(pasted);
  await pause();
  const flyer = readFlyer(pasted);
  await pause();
  const steps = lookForSigns(flyer);
  let began = now();
  for (;;) {
    const step = steps.next();
    if (step.done) return { what, flyer, found: step.value };
    if (now() - began < mostMs) continue;
    await pause();
    began = now();
  }
}
