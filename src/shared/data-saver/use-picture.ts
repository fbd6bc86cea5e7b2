import { useState } from 'react';
import { useIsHydrated } from '@/shared/lib/hydration';
import { isPictureLoaded, rememberLoadedPicture } from './loaded-pictures';
import { useDataSaver } from './use-data-saver';

type Progress = 'untouched' | 'asked' | 'loaded' | 'failed';

/** How far a picture is. It is loaded by itself, or, with the data saver on, when somebody asks for it. */
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
