/** Copies text to the clipboard. Resolves to whether the browser allowed it. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    // Denied, or no clipboard outside a secure context.
    return false;
  }
}
