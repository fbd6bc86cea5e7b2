/** Session storage, which survives a reload but not closing the tab; null where access is denied. */
export function openTabStorage(): Storage | null {
  try {
    return window.sessionStorage;
  } catch (cause) {
    if (cause instanceof DOMException && cause.name === 'SecurityError') return null;
    throw cause;
  }
}
