/**
 * Copies a text to the clipboard. Resolves with false when the browser refuses, or the page is not in a
 * secure context.
 * @param shown element with the text; selected on failure, so that the person can copy it by hand
 */
export async function copyText(text: string, shown: Element | null = null): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    if (shown) getSelection()?.selectAllChildren(shown);
    return false;
  }
}
