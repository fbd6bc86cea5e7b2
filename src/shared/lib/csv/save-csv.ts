/** Safari reads the file some time after the click; a megabyte of text does no harm until then. In milliseconds. */
const heldMs = 60_000;

/** Hands a text to the browser as a file to keep. */
export function saveCsv(text: string, name: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'text/csv;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), heldMs);
}
