import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import {
  clearAttachments,
  listAttachments,
  putAttachment,
  removeAttachment,
  replaceAttachment,
} from '@/shared/device-database';
import { createAttachmentStore, noAttachments, type AttachmentPorts } from './attachment-store';
import type { DraftStore } from './draft-store';
import { useDraftStore } from './use-draft-store';
import { makeSmall } from './picture';
import { useClearOnLeaving } from './use-clear-on-leaving';

const channelName = 'lifeline-attachments';

function tellTabs(): void {
  const channel = new BroadcastChannel(channelName);
  channel.postMessage('changed');
  channel.close();
}

/** How many files a form takes, how each is made ready, and what is looked at in it. */
export type AttachmentRules = Pick<AttachmentPorts, 'makeSmall' | 'maximum' | 'judge'>;

const pictureRules: AttachmentRules = { makeSmall };

const openStore = (form: string, drafts: DraftStore, rules: AttachmentRules) =>
  createAttachmentStore(form, {
    rows: {
      list: listAttachments,
      put: putAttachment,
      replace: replaceAttachment,
      remove: removeAttachment,
      clear: clearAttachments,
    },
    isSharedPhone: () => drafts.isSharedPhone(),
    ...rules,
    urls: { create: (file) => URL.createObjectURL(file), revoke: (url) => URL.revokeObjectURL(url) },
    tellTabs,
    now: () => new Date(),
    newId: () => crypto.randomUUID(),
  });

/**
 * The pictures of a form's draft. They are kept on this device, made small; on a shared phone they are in the page
 * alone, and gone when somebody leaves it.
 * @param onText is given what another app shared as text, once
 * @param rules of the form, the same at every call
 */
export function useAttachments(
  form: string,
  onText: (text: string) => void,
  rules: AttachmentRules = pictureRules,
) {
  const drafts = useDraftStore();
  const [store] = useState(() => openStore(form, drafts, rules));
  const state = useSyncExternalStore(store.subscribe, store.read, () => noAttachments);
  const takeText = useEffectEvent(onText);

  useEffect(() => {
    const refresh = async () => {
      const text = await store.refresh();
      if (text !== '') takeText(text);
    };
    const channel = new BroadcastChannel(channelName);
    channel.onmessage = () => void refresh();
    let wasShared = drafts.isSharedPhone();
    const stop = drafts.observe(() => {
      const isShared = drafts.isSharedPhone();
      if (isShared !== wasShared) void store.follow();
      wasShared = isShared;
    });
    void refresh();
    return () => {
      channel.close();
      stop();
      store.dispose();
    };
  }, [store, drafts]);

  const clearIfShared = () => {
    if (drafts.isSharedPhone()) void store.clear();
  };
  useClearOnLeaving(clearIfShared, clearIfShared);

  return { ...state, add: store.add, accept: store.accept, remove: store.remove, clear: store.clear };
}

export type Attachments = ReturnType<typeof useAttachments>;
