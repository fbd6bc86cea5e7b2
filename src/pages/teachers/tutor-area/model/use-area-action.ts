import type { NewAct } from '@/shared/pending-writes';
import { useAction } from '@/shared/lib/action';
import type { Signature } from './tutor-acts';
import type { Area } from './use-area';

/**
 * One control of the area that writes: what it does is done once, however often and fast it is pressed.
 * @param make the act, of what was typed or chosen
 */
export function useAreaAction<Given>(
  { who, send }: Pick<Area, 'who' | 'send'>,
  make: (who: Signature, given: Given) => NewAct,
) {
  return useAction<Given, NewAct | null>({
    make: (given) => who && make(who, given),
    // An administrator who looks in does nothing.
    send: (act) => (act ? send(act) : Promise.resolve('refused')),
  });
}
