/** Whether the person asked the device to save data. Browsers that do not tell are taken not to. */
export function isSavingData(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  return connection?.saveData === true;
}

/** Whether the device says that it has a network at all. True is no promise that anything can be reached. */
export const isOnline = (): boolean => navigator.onLine;
