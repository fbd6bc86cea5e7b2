/** Whether the device is set to save data. False when the browser does not expose it. */
export function isSavingData(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  return connection?.saveData === true;
}

/** Whether the device reports a network; it may still have no internet access. */
export const isOnline = (): boolean => navigator.onLine;
