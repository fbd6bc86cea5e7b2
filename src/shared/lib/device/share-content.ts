/**
 * Opens the share sheet of the device. Resolves with false where there is none; closing the sheet counts as
 * done.
 */
export async function shareContent(content: ShareData): Promise<boolean> {
  if (!('share' in navigator)) return false;
  try {
    await navigator.share(content);
  } catch (cause) {
    if (!(cause instanceof DOMException && cause.name === 'AbortError')) throw cause;
  }
  return true;
}
