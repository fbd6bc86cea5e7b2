/**
 * Delay before the object URL is revoked, in milliseconds: Safari reads the file some time after the click.
 */
const heldMs = 60_000;

/** Downloads a text as a file of this MIME type. */
export function saveText(text: string, name: string, type: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: `${type};charset=utf-8` }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), heldMs);
}

export const saveCsv = (text: string, name: string): void => saveText(text, name, 'text/csv');
