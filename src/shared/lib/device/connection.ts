/** Whether the person asked the device to save data. Browsers that do not tell are taken not to. */
export function isSavingData(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  return connection?.saveData === true;
}
