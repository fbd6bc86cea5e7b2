import type { CatalogPack, Pack } from '../model/pack';
import { downloadPack, readKeptPack } from './pack-files';

/**
 * Opens a pack: the kept one at once, without network; otherwise it is downloaded and kept. An earlier
 * version is used as it is, and replaced in the background where `mayUpdate` allows the download.
 * @param onUpdated is told when a newer version is kept; it is used from the next opening on
 * @throws PackFailure when there is no kept pack and it cannot be downloaded
 */
export async function openPack(
  entry: Pick<CatalogPack, 'id' | 'file'>,
  { mayUpdate, onUpdated }: { mayUpdate: boolean; onUpdated?: () => void },
): Promise<Pack> {
  const kept = await readKeptPack(entry.id);
  if (!kept) return downloadPack(entry);
  if (kept.file !== entry.file && mayUpdate) {
    downloadPack(entry).then(
      () => onUpdated?.(),
      // Tried again when the pack is opened next time.
      () => undefined,
    );
  }
  return kept.pack;
}
