import { useEffect, useEffectEvent, useState } from 'react';
import { useDataSaver } from '@/shared/data-saver';

/** A photo of a question or an answer. */
export interface ViewedPhoto {
  readonly id: string;
  /** Size of the file. */
  readonly bytes: number;
  /** What it shows; by default its number is read out. */
  readonly alt?: string;
  /** Words below it. */
  readonly caption?: string;
  /** Opening it costs no data. */
  readonly isOnDevice?: boolean;
  readonly load: () => Promise<Blob>;
}

type Opened =
  { readonly state: 'waiting' | 'loading' | 'failed' } | { readonly state: 'open'; readonly url: string };

/**
 * Loads one photo for as long as the component is mounted: at once, or on request when the data saver is on.
 * Its memory is freed at the end, also when the photo arrives later.
 */
export function useOpenPhoto(photo: ViewedPhoto): Opened & { readonly ask: () => void } {
  const { isOn } = useDataSaver();
  /** How often it was asked for. */
  const [asked, setAsked] = useState(0);
  const [opened, setOpened] = useState<Opened | null>(null);
  const isWanted = photo.isOnDevice === true || !isOn || asked > 0;
  const load = useEffectEvent(photo.load);
  useEffect(() => {
    if (!isWanted) return;
    let isOver = false;
    let url: string | null = null;
    load().then(
      (file) => {
        if (isOver) return;
        url = URL.createObjectURL(file);
        setOpened({ state: 'open', url });
      },
      () => {
        if (!isOver) setOpened({ state: 'failed' });
      },
    );
    return () => {
      isOver = true;
      if (url !== null) URL.revokeObjectURL(url);
    };
  }, [isWanted, asked]);
  const ask = () => {
    setOpened(null);
    setAsked((count) => count + 1);
  };
  return { ...(opened ?? { state: isWanted ? 'loading' : 'waiting' }), ask };
}
