import { useRef } from 'react';
import { copyText } from './clipboard';
import { useUntilNextAct } from './use-until-next-act';

/**
 * A button that copies a text.
 * @returns also `place`, the ref of the element that shows the text and is selected when copying fails, and
 * what came of the last press, until the person acts again
 */
export function useCopying<Shown extends Element>(text: string) {
  const place = useRef<Shown>(null);
  const [outcome, setOutcome] = useUntilNextAct<'copied' | 'notCopied'>();
  const copy = async () => setOutcome((await copyText(text, place.current)) ? 'copied' : 'notCopied');
  return { place, outcome, copy: () => void copy() };
}
