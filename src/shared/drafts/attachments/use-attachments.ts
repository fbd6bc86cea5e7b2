import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import {
  clearAttachments,
  listAttachments,
  putAttachment,
  removeAttachment,
  replaceAttachment,
} from '@/shared/device-database';
import type { AttachmentPorts } from './attachment';
import { createAttachmentStore, noAttachments } from './attachment-store';
import type { DraftName } from '../store/draft-name';
import type { DraftStore } from '../store/draft-store';
import { useDraftStore } from '../form/use-draft-store';
import { judgePhoto } from './judge-picture';
import { makeSmall } from './picture';
import { useClearOnLeaving } from '../form/use-clear-on-leaving';

const channelName = 'lifeline-attachments';

function tellTabs(): void {
  const channel = new BroadcastChannel(channelName);
  channel.postMessage('changed');
  channel.close();
}

/** Maximum number of files, and how each is prepared and checked. */
export type AttachmentRules = Pick<AttachmentPorts, 'makeSmall' | 'maximum' | 'judge'>;

const pictureRules: AttachmentRules = { makeSmall, judge: judgePhoto };

const openStore = (form: string, drafts: DraftStore, rules: AttachmentRules) =>
  createAttachmentStore(form, {
    rows: {
      list: listAttachments,
      put: putAttachment,
      replace: replaceAttachment,
      remove: removeAttachment,
      // On a shared phone the rows of every tab are deleted.
      clear: (ofForm, draft) =>
        clearAttachments(ofForm, drafts.isSharedPhone() ? undefined : (draft ?? undefined)),
    },
    draft: {
      id: () => drafts.idOf(form),
      note: (hasFiles) => drafts.noteFiles(form, hasFiles),
    },
    isSharedPhone: () => drafts.isUnkept(form),
    ...rules,
    urls: { create: (file) => URL.createObjectURL(file), revoke: (url) => URL.revokeObjectURL(url) },
    tellTabs,
    now: () => new Date(),
    newId: () => crypto.randomUUID(),
  });

/**
 * Attachments of this tab's draft of a form. Stored on this device, resized; on a shared phone only in
 * memory, until the person leaves the page.
 * @param rules of the form; must be the same object at every call
 */
export function useAttachments(name: DraftName, rules: AttachmentRules = pictureRules) {
  const { form } = name;
  const drafts = useDraftStore();
  const [store] = useState(() => openStore(form, drafts, rules));
  const state = useSyncExternalStore(store.subscribe, store.read, () => noAttachments);

  const hold = useEffectEvent(() => drafts.hold(name));
  useEffect(() => {
    const release = hold();
    const channel = new BroadcastChannel(channelName);
    channel.onmessage = () => void store.refresh();
    // A page in the back-forward cache receives no messages.
    const comeBack = ({ persisted }: PageTransitionEvent) => {
      if (persisted) void store.refresh();
    };
    addEventListener('pageshow', comeBack);
    let wasShared = drafts.isUnkept(form);
    let shownOf = drafts.idOf(form);
    const stop = drafts.observe(() => {
      const isShared = drafts.isUnkept(form);
      if (isShared !== wasShared) void store.follow();
      wasShared = isShared;
      const id = drafts.idOf(form);
      if (id !== shownOf) void store.refresh();
      shownOf = id;
    });
    void store.refresh();
    return () => {
      channel.close();
      removeEventListener('pageshow', comeBack);
      stop();
      store.dispose();
      // A picture still being resized belongs to this draft.
      void store.settled().then(release);
    };
  }, [store, drafts, form]);

  const clearIfShared = () => {
    if (drafts.isUnkept(form)) void store.clear();
  };
  useClearOnLeaving(clearIfShared, clearIfShared);

  const { add, accept, remove, clear, refuseOffered, straighten, wholeOf } = store;
  const takeOffered = () => store.takeOffered();
  return { ...state, add, accept, remove, clear, takeOffered, refuseOffered, straighten, wholeOf };
}

export type Attachments = ReturnType<typeof useAttachments>;
