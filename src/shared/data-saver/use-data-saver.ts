import { useSyncExternalStore } from 'react';
import { isSavingData } from '@/shared/lib/device';
import { useProvided } from '@/shared/provided';
import { DataSaverContext } from './data-saver-context';

const unknown = () => null;

/**
 * The data-saver setting. Unknown during prerendering (`isKnown` is false) and then on, so that nothing heavy
 * loads before the device was asked.
 */
export function useDataSaver() {
  const source = useProvided(DataSaverContext);
  const isChosen: boolean | null = useSyncExternalStore(source.subscribe, source.read, unknown);
  const isKnown = isChosen !== null;
  // The browser's own Save-Data setting cannot be overruled here: it applies to every site.
  const isFromDevice = isKnown && isSavingData();
  return { isOn: isFromDevice || isChosen !== false, isKnown, isFromDevice, setOn: source.set };
}
