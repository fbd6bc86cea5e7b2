import { use, useSyncExternalStore } from 'react';
import { isSavingData } from '@/shared/lib/device';
import { DataSaverContext } from './data-saver-context';

const unknown = () => null;

/**
 * Whether to save data, and how to choose it. A prerendered page knows no device (`isKnown` is false): there it is on,
 * so that nothing heavy is loaded before the device has been asked.
 */
export function useDataSaver() {
  const source = use(DataSaverContext);
  if (!source) throw new Error('useDataSaver must be used inside DataSaverContext');
  const isChosen: boolean | null = useSyncExternalStore(source.subscribe, source.read, unknown);
  const isKnown = isChosen !== null;
  // The browser's own wish cannot be overruled here: whoever set it has meant every site.
  const isFromDevice = isKnown && isSavingData();
  return { isOn: isFromDevice || isChosen !== false, isKnown, isFromDevice, setOn: source.set };
}
