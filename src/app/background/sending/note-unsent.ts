import { storageKeys } from '@/shared/config';
import type { KeyValueStore } from '@/shared/lib/storage';

type Queue = 'outbox' | 'acts';

/** Reports whether a queue of this phone has waiting items. */
export type NoteUnsent = (queue: Queue, isWaiting: boolean) => void;

/**
 * Sets a flag while any queue has waiting items. The inline script of a page then loads the site at once,
 * even with the data saver on. The flag is removed only after all queues were read.
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
