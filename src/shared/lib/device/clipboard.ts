/**
 * Copies a text to the clipboard. Resolves with whether it is there: a browser may refuse, and a page without encryption has no
 * clipboard.
 * @param shown shows the text; it is selected when the text could not be copied, so that the person can copy it by hand
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
