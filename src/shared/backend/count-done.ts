import { toBackendError } from './backend-error';

/** Writes items one by one and counts the successes. A lost race (`forbidden`) is not an error. */
export async function countDone<Item>(
  items: readonly Item[],
  write: (item: Item) => Promise<unknown>,
): Promise<number> {
  let done = 0;
  for (const item of items) {
    try {
      await write(item);
      done += 1;
    } catch (cause) {
      if (toBackendError(cause).code !== 'forbidden') throw cause;
    }
  }
  return done;
}
