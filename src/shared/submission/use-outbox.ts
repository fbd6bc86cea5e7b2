import { useEffect, useState } from 'react';
import type { ReturnedDraft } from '@/shared/device-database';
import { useActorState } from '@/shared/lib/actors';
import { useLoadOutbox, type Outbox } from './outbox';
import type { OutboxItem, Submission } from './outbox-item';
import { selectIsSending, selectItems } from './outbox-selectors';

const nothing: readonly OutboxItem[] = [];

/** Subscribes to the outbox; `items` is null until they are read. Empty when the outbox fails to load. */
export function useOutbox() {
  const load = useLoadOutbox();
  const [outbox, setOutbox] = useState<Outbox | 'missing' | null>(null);
  useEffect(() => {
    let isWanted = true;
    const take = (loaded: Outbox | 'missing') => {
      if (isWanted) setOutbox(loaded);
    };
    load().then(take, () => take('missing'));
    return () => {
      isWanted = false;
    };
  }, [load]);
  const running = outbox === 'missing' ? null : outbox;
  const items = useActorState(running?.actor ?? null, selectItems, null);
  return {
    items: outbox === 'missing' ? nothing : items,
    isSending: useActorState(running?.actor ?? null, selectIsSending, false),
    tryNow: () => running?.tryNow(),
    takeBack: async (
      code: OutboxItem['code'],
      toDraft: (submission: Submission) => Promise<ReturnedDraft | null>,
    ) => (await load()).takeBack(code, toDraft),
    forgetSent: async () => (await load()).forgetSent(),
    forget: async (code: OutboxItem['code']) => (await load()).forget(code),
  };
}
