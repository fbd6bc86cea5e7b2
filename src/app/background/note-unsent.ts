import { storageKeys } from '@/shared/config';
import type { KeyValueStore } from '@/shared/lib/storage';

type Queue = 'outbox' | 'acts';

/** Says of one of the queues of this phone whether something waits in it. */
export type NoteUnsent = (queue: Queue, isWaiting: boolean) => void;

/**
 * Keeps a mark while something waits in any queue: the first script of a page then loads the site at once, also where data are
 * saved. A queue that was not read yet may hold something, so the mark of an earlier page stays until all are read.
 */
export function createNoteUnsent(device: KeyValueStore): NoteUnsent {
  const known = new Map<Queue, boolean>();
  return (queue, isWaiting) => {
    known.set(queue, isWaiting);
    const isAny = [...known.values()].includes(true);
    if (isAny) device.set(storageKeys.isUnsent, 'yes');
    else if (known.size === 2 && device.get(storageKeys.isUnsent) !== null)
      device.remove(storageKeys.isUnsent);
  };
}
