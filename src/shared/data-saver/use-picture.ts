import { useState } from 'react';
import { useIsHydrated } from '@/shared/lib/hydration';
import { isPictureLoaded, rememberLoadedPicture } from './loaded-pictures';
import { useDataSaver } from './use-data-saver';

type Progress = 'untouched' | 'asked' | 'loaded' | 'failed';

/** Loading state of a picture. It loads by itself, or on request when the data saver is on. */
export function usePicture(src: string) {
  const { isOn } = useDataSaver();
  const isHydrated = useIsHydrated();
  const [progress, setProgress] = useState<Progress>('untouched');
  const hasFailed = progress === 'failed';
  const isFree = !isOn || (isHydrated && isPictureLoaded(src));
  return {
    isWanted: !hasFailed && (progress !== 'untouched' || isFree),
    isAsked: progress === 'asked',
    isLoaded: progress === 'loaded',
    hasFailed,
    load: () => setProgress('asked'),
    onLoad: () => {
      rememberLoadedPicture(src);
      setProgress('loaded');
    },
    onError: () => setProgress('failed'),
  };
}
