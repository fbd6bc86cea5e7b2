/**
 * Copies text to the clipboard. Resolves to whether the browser allowed it.
 * @param view the window in which it was asked for: a browser refuses any other
 */
export async function copyText(text: string, view: Window | null): Promise<boolean> {
  try {
    await (view ?? window).navigator.clipboard.writeText(text);
    return true;
  } catch {
    // Denied, or no clipboard outside a secure context.
    return false;
  }
}
