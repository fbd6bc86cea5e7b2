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

/** A picture that was chosen on this device, and its copies. */
export interface ChosenPicture {
  readonly copies: PictureCopies;
  /** Object URL of the small copy. Each choice has its own: by it two files of one shape are told apart. */
  readonly url: string;
}

/** What is added: its texts, the file, and the consent when a child is in it. */
interface Adding {
  readonly facts: Pick<PictureFacts, 'alt' | 'caption' | 'until'>;
  readonly consent: Consent | null;
  readonly chosen: ChosenPicture;
}

/** What is sent, also when its answer was lost and the album has changed since. */
interface Made extends Adding {
  readonly id: string;
  readonly album: AlbumVersion;
}

async function toCopy(file: Blob): Promise<PictureCopy> {
  const type = copyTypes.find((one) => one === file.type);
  if (type === undefined) throw new BackendFailure('invalid', `copies of type ${file.type} are not kept`);
  return { type, bytes: new Uint8Array(await file.arrayBuffer()) };
}

/**
 * Adds a picture to an album. It is no mutation of the store, which would hold its bytes. One whose answer
 * was lost is sent again under the same id, unless the texts or the file were changed.
 */
export function useAddPicture(album: AlbumVersion, by: Staff) {
  const loadBackend = useLoadBackend();
  const [error, setError] = useState<unknown>();
  const [edited, setEdited] = useState<Edited | null>(null);
  const { run, isRunning } = useAction<Adding, Made>({
    make: (given) => ({ ...given, id: crypto.randomUUID(), album }),
    async send({ id, album: version, facts, consent, chosen }): Promise<ActionOutcome> {
      setError(undefined);
      setEdited(null);
      try {
        const { documents } = await loadBackend();
        const { small, large, width, height } = chosen.copies;
        const picture = {
          facts: { ...facts, width, height, smallBytes: small.size, largeBytes: large.size },
          copies: { small: await toCopy(small), large: await toCopy(large) },
          consent,
        };
        const saved = await savePicture(documents, version, addPicture(version, id, picture), { id, by });
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
