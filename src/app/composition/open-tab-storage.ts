/** The browser's own store of this tab, which a reload leaves and closing the tab empties; null where it is denied. */
export function openTabStorage(): Storage | null {
  try {
    return window.sessionStorage;
  } catch (cause) {
    if (cause instanceof DOMException && cause.name === 'SecurityError') return null;
    throw cause;
  }
}
