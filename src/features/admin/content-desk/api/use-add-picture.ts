import { useState } from 'react';
import type { Edited, Staff } from '@/entities/change-log';
import {
  addPicture,
  copyTypes,
  type Consent,
  type PictureCopy,
  type PictureFacts,
} from '@/entities/content/album';
import { outcomeOf, useLoadBackend } from '@/shared/api';
import { BackendFailure } from '@/shared/backend';
import type { PictureCopies } from '@/shared/drafts';
import { useAction, type ActionOutcome } from '@/shared/lib/action';
import { savePicture, type AlbumVersion } from './album-desk-api';

/** What is added: its texts, the copies made on this device, and the consent when a child is in it. */
interface Adding {
  readonly album: AlbumVersion;
  readonly by: Staff;
  readonly facts: Pick<PictureFacts, 'alt' | 'caption' | 'until'>;
  readonly consent: Consent | null;
  readonly copies: PictureCopies;
}

async function toCopy(file: Blob): Promise<PictureCopy> {
  const type = copyTypes.find((one) => one === file.type);
  if (type === undefined) throw new BackendFailure('invalid', `copies of type ${file.type} are not kept`);
  return { type, bytes: new Uint8Array(await file.arrayBuffer()) };
}

/**
 * Adds a picture to an album. It is no mutation of the store, which would hold its bytes. One whose answer
 * was lost is sent again under the same id.
 */
export function useAddPicture() {
  const loadBackend = useLoadBackend();
  const [error, setError] = useState<unknown>();
  const [edited, setEdited] = useState<Edited | null>(null);
  const { run, isRunning } = useAction<Adding, Adding & { readonly id: string }>({
    make: (given) => ({ ...given, id: crypto.randomUUID() }),
    async send({ id, by, album, facts, consent, copies }): Promise<ActionOutcome> {
      setError(undefined);
      setEdited(null);
      try {
        const { documents } = await loadBackend();
        const { small, large, width, height } = copies;
        const picture = {
          facts: { ...facts, width, height, smallBytes: small.size, largeBytes: large.size },
          copies: { small: await toCopy(small), large: await toCopy(large) },
          consent,
        };
        const saved = await savePicture(documents, album, addPicture(album, id, picture), { id, by });
        setEdited(saved);
        return saved === 'saved' ? 'done' : 'refused';
      } catch (cause) {
        setError(cause);
        return outcomeOf(cause);
      }
    },
  });
  return { add: run, isSending: isRunning, error, isOutdated: edited === 'outdated' };
}
