import { use, useEffect, useEffectEvent } from 'react';
import { PersistedQueriesContext } from '@/shared/api';
import { keptPicturesOf, type KeptPicture } from './kept-pictures';

/** Pictures that this device keeps for a reader; null without a reader or without storage. */
export function useKeptPictures(owner: string | null) {
  const store = use(PersistedQueriesContext);
  return store && owner !== null ? keptPicturesOf(store, owner) : null;
}

/**
 * Forgets kept pictures of a reader.
 * @param now changes when something may have to be forgotten; null while that is not known
 */
export function useForgetPictures(
  owner: string | null,
  now: string | null,
  isForgotten: (picture: KeptPicture) => boolean,
): void {
  const kept = useKeptPictures(owner);
  const forget = useEffectEvent(() => void kept?.keepOnly((picture) => !isForgotten(picture)));
  useEffect(() => {
    if (now !== null) forget();
  }, [now, owner]);
}
