/** What one tab tells the others: documents that were written, a sign-in or sign-out, or that all began anew. */
export type Change =
  | { readonly type: 'documents'; readonly paths: readonly string[] }
  | { readonly type: 'session'; readonly isOver: boolean }
  | { readonly type: 'reset' };

/** Carries changes to every listener of this tab and of all other tabs of the site. */
export interface ChangeChannel {
  announce(change: Change): void;
  observe(listener: (change: Change) => void): () => void;
  close(): void;
}

export function createChangeChannel(name: string): ChangeChannel {
  const listeners = new Set<(change: Change) => void>();
  const tell = (change: Change) => listeners.forEach((listener) => listener(change));
  const others = new BroadcastChannel(name);
  others.onmessage = (event: MessageEvent<Change>) => tell(event.data);
  return {
    announce(change) {
      tell(change);
      others.postMessage(change);
    },
    observe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    close: () => others.close(),
  };
}
