/** Broadcasts messages between tabs. */
export interface TabChannel<Message> {
  /** Notifies all listeners, in this tab and in others. */
  announce(message: Message): void;
  tellOthers(message: Message): void;
  observe(listener: (message: Message) => void): () => void;
  close(): void;
}

export function createTabChannel<Message>(name: string): TabChannel<Message> {
  const listeners = new Set<(message: Message) => void>();
  const tell = (message: Message) => listeners.forEach((listener) => listener(message));
  const others = new BroadcastChannel(name);
  others.onmessage = (event: MessageEvent<Message>) => tell(event.data);
  return {
    announce(message) {
      tell(message);
      others.postMessage(message);
    },
    tellOthers: (message) => others.postMessage(message),
    observe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    close: () => others.close(),
  };
}
