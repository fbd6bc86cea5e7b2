/**
 * Delay before the object URL is revoked, in milliseconds: Safari reads the file some time after the click.
 */
const heldMs = 60_000;

/** Downloads a file. */
export function saveBlob(blob: Blob, name: string): void {
  const address = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), heldMs);
}

/** Downloads a text as a file of this MIME type. */
export const saveText = (text: string, name: string, type: string): void =>
  saveBlob(new Blob([text], { type: `${type};charset=utf-8` }), name);

export const saveCsv = (text: string, name: string): void => saveText(text, name, 'text/csv');
