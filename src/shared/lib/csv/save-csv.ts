/**
 * Delay before the object URL is revoked, in milliseconds: Safari reads the file some time after the click.
 */
const heldMs = 60_000;

/** Downloads a text as a file. */
export function saveCsv(text: string, name: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'text/csv;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), heldMs);
}
